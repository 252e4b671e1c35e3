// indexer-all(N): the indexer with an atomic compare-and-swap for each cell; whether all threads can have inserted their four keys (Peephole Partial
// Order Reduction, section 5: yes, but not in fewer steps than it takes).
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>

#ifndef N
#define N 2
#endif
#define SIZE 128
#define KEYS 4

atomic_int table[SIZE];
atomic_int done;

static void *inserter(void *arg) {
    int tid = (int)(intptr_t)arg;
    for (int m = 1; m <= KEYS; m++) {
        int w = m * 11 + tid, h = w * 7 % SIZE, empty = 0;
        while (!atomic_compare_exchange_strong(&table[h], &empty, w)) {
            h = (h + 1) % SIZE;
            empty = 0;
        }
    }
    assert(atomic_fetch_add(&done, 1) < N - 1);
    return NULL;
}

int main(void) {
    pthread_t t[N];
    for (intptr_t i = 0; i < N; i++)
        pthread_create(&t[i], NULL, inserter, (void *)i);
    return 0;
}
