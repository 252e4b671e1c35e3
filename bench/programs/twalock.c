// twalock(N): a ticket lock with a waiting array (Dice and Kogan). Who is next spins on the ticket that is served;
// those further back spin on the cell of the array that their ticket hashes to, which changes when they may be next.
// The array takes part from three threads on.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>

#ifndef N
#define N 2
#endif

#define CELLS 4
#define NEAR 1u

atomic_uint next, serving;
atomic_uint cells[CELLS];
int counter;

static atomic_uint *cell(unsigned ticket) {
    return &cells[ticket * 3 % CELLS];
}

static void lock(void) {
    unsigned ticket = atomic_fetch_add(&next, 1);
    if (ticket - atomic_load(&serving) > NEAR) {
        unsigned seen = atomic_load(cell(ticket));
        while (ticket - atomic_load(&serving) > NEAR) {
            unsigned now;
            while ((now = atomic_load(cell(ticket))) == seen)
                ;
            seen = now;
        }
    }
    while (atomic_load(&serving) != ticket)
        ;
}

static void unlock(void) {
    unsigned now = atomic_load(&serving) + 1;
    atomic_store(&serving, now);
    atomic_fetch_add(cell(now + NEAR), 1);
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
