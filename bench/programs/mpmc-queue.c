// mpmc-queue(N): Vyukov's bounded queue for many producers and consumers: each cell has a sequence number that says whose turn
// it is. N threads put a value each and then take one, and try again when the queue of SIZE cells is full or empty.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>

#ifndef N
#define N 2
#endif

#ifndef SIZE
#define SIZE 2
#endif

struct cell {
    atomic_int sequence;
    int value;
};

struct cell cells[SIZE];
atomic_int puts, takes;
int taken[N];

static int try_put(int value) {
    int at = atomic_load(&puts);
    for (;;) {
        struct cell *cell = &cells[at % SIZE];
        int ahead = atomic_load(&cell->sequence) - at;
        if (ahead < 0)
            return 0;
        if (ahead > 0) {
            at = atomic_load(&puts);
        } else if (atomic_compare_exchange_strong(&puts, &at, at + 1)) {
            cell->value = value;
            atomic_store(&cell->sequence, at + 1);
            return 1;
        }
    }
}

static int try_take(int *value) {
    int at = atomic_load(&takes);
    for (;;) {
        struct cell *cell = &cells[at % SIZE];
        int ahead = atomic_load(&cell->sequence) - (at + 1);
        if (ahead < 0)
            return 0;
        if (ahead > 0) {
            at = atomic_load(&takes);
        } else if (atomic_compare_exchange_strong(&takes, &at, at + 1)) {
            *value = cell->value;
            atomic_store(&cell->sequence, at + SIZE);
            return 1;
        }
    }
}

static void *worker(void *arg) {
    int value;
    while (!try_put((int)(intptr_t)arg))
        ;
    while (!try_take(&value))
        ;
    taken[value]++;
    return NULL;
}

int main(void) {
    pthread_t t[N];
    for (int i = 0; i < SIZE; i++)
        atomic_init(&cells[i].sequence, i);
    for (intptr_t i = 0; i < N; i++)
        pthread_create(&t[i], NULL, worker, (void *)i);
    for (int i = 0; i < N; i++)
        pthread_join(t[i], NULL);
    for (int i = 0; i < N; i++)
        assert(taken[i] == 1);
    return 0;
}
