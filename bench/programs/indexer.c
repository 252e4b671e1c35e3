// indexer(N): threads insert four keys each into a 128-cell hash table by linear probing, with a compare-and-swap
// per cell that is built from a mutex (Flanagan and Godefroid; Source Sets, section 11; Assertion Guided, Fig. 1).
// Up to 11 threads never collide.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifndef N
#define N 12
#endif
#define SIZE 128
#define KEYS 4

atomic_int table[SIZE];
pthread_mutex_t locks[SIZE];

static bool cas(int h, int expected, int desired) {
    bool done = false;
    pthread_mutex_lock(&locks[h]);
    if (atomic_load(&table[h]) == expected) {
        atomic_store(&table[h], desired);
        done = true;
    }
    pthread_mutex_unlock(&locks[h]);
    return done;
}

static void *inserter(void *arg) {
    int tid = (int)(intptr_t)arg;
    for (int m = 1; m <= KEYS; m++) {
        int w = m * 11 + tid;
        int h = w * 7 % SIZE;
        assert(h >= 0 && h < SIZE);
        while (!cas(h, 0, w))
            h = (h + 1) % SIZE;
    }
    return NULL;
}

int main(void) {
    pthread_t t[N];
    for (intptr_t i = 0; i < N; i++)
        pthread_create(&t[i], NULL, inserter, (void *)i);
    return 0;
}
