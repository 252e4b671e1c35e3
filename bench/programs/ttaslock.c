// ttaslock(N): N threads take a test-and-test-and-set lock once each and count in the critical section. They spin on
// reads and exchange when they have seen the lock free; a failing exchange sends them back to reading.
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
    do {
        while (atomic_load(&locked))
            ;
    } while (atomic_exchange(&locked, 1));
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
