// Trying to take from a semaphore until it works. The first failure sets errno, which is memory of the thread; the second one
// changes nothing (blocked). So the post comes before all, after one failure, or after two.
// expect: verified
// count: 3
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
    sem_init(&s, 0, 0);
    pthread_create(&t, NULL, waiter, NULL);
    sem_post(&s);
    pthread_join(t, NULL);
    sem_destroy(&s);
    return 0;
}
