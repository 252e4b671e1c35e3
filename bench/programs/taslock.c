// taslock(N): N threads take a test-and-set lock once each and count in the critical section. A failing exchange
// writes the value that is there: a thread that spins on it waits for the lock to be released.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>

#ifndef N
#define N 2
#endif

atomic_int locked;
int counter;

static void lock(void) {
    while (atomic_exchange(&locked, 1))
        ;
}

static void unlock(void) {
    atomic_store(&locked, 0);
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
