// A thread that stopped where the semaphore was still taken would get past it now: it does not wait in vain.
// expect: verified
#include <pthread.h>
#include <semaphore.h>
#include <stdatomic.h>
#include <stddef.h>

static sem_t s;
static atomic_int x;

static void *waiter(void *arg) {
    while (sem_trywait(&s))
        ;
    while (!atomic_load(&x))
        ;
    return arg;
}

int main(void) {
    pthread_t t;
    int v;
    sem_init(&s, 0, 0);
    pthread_create(&t, NULL, waiter, NULL);
    sem_post(&s);
    do
        sem_getvalue(&s, &v);
    while (v);
    atomic_store(&x, 1);
    pthread_join(t, NULL);
    return 0;
}
