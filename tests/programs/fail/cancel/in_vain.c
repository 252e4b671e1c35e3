// A thread that is cancelled twice, and one that nobody cancels: it waits for ever.
// expect: bug deadlock
#include <pthread.h>
#include <semaphore.h>

static sem_t never;

static void *worker(void *arg) {
    sem_wait(&never);
    return arg;
}

int main(void) {
    pthread_t a, b;
    sem_init(&never, 0, 0);
    pthread_create(&a, NULL, worker, NULL);
    pthread_create(&b, NULL, worker, NULL);
    pthread_cancel(a);
    pthread_cancel(a);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
}
