// ticketlock(N): N threads draw a ticket each, wait until it is served and count in the critical section.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>

#ifndef N
#define N 2
#endif

atomic_uint next, serving;
int counter;

static void lock(void) {
    unsigned ticket = atomic_fetch_add(&next, 1);
    while (atomic_load(&serving) != ticket)
        ;
}

static void unlock(void) {
    atomic_store(&serving, atomic_load(&serving) + 1);
}

static void *worker(void *arg) {
    (void)arg;
    lock();
    counter++;
    unlock();
    return NULL;
}

int main(void) {
    pthread_t t[N];
    for (intptr_t i = 0; i < N; i++)
        pthread_create(&t[i], NULL, worker, (void *)i);
    for (int i = 0; i < N; i++)
        pthread_join(t[i], NULL);
    assert(counter == N);
    return 0;
}
