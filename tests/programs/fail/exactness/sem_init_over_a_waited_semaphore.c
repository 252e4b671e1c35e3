// Initialising anew of a semaphore that another thread waits on: a fault of the program with a message of its own. It was a
// panic of ours ("step of a thread that is not ready").
// args: --races=off --keep-going
// expect: bug lock-misuse line 22
#include <pthread.h>
#include <semaphore.h>
#include <stddef.h>

static sem_t s, fresh;

static void *waiter(void *arg) {
    (void)arg;
    sem_wait(&s);
    return NULL;
}

int main(void) {
    pthread_t t;
    sem_init(&s, 0, 0);
    sem_init(&fresh, 0, 1);
    pthread_create(&t, NULL, waiter, NULL);
    sem_init(&s, 0, 1);
    sem_post(&s);
    pthread_join(t, NULL);
    return 0;
}
