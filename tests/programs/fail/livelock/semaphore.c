// Trying to take from a semaphore that has nothing left: a loop around a library function.
// expect: bug livelock line 10
#include <pthread.h>
#include <semaphore.h>
#include <stddef.h>

static sem_t s;

static void *waiter(void *arg) {
    while (sem_trywait(&s))
        ;
    return arg;
}

int main(void) {
    pthread_t t;
    sem_init(&s, 0, 1);
    sem_wait(&s);
    pthread_create(&t, NULL, waiter, NULL);
    pthread_join(t, NULL);
    return 0;
}
