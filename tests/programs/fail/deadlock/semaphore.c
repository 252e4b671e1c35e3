// A semaphore that is waited for once more often than posted.
// expect: bug deadlock line 16
#include <pthread.h>
#include <semaphore.h>
#include <stddef.h>

static sem_t s;

static void *worker(void *arg) { sem_post(&s); return arg; }

int main(void) {
    pthread_t t;
    sem_init(&s, 0, 0);
    pthread_create(&t, NULL, worker, NULL);
    sem_wait(&s);
    sem_wait(&s);
    return 0;
}
