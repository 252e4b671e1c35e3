// indexer-safe(N): N threads put four keys each into a hash table of 128 cells by linear probing. Compare-and-swap is made of a mutex for
// each cell (IndexerSafe: Assertion Guided, Fig. 1 and Table 2). Up to 11 threads never meet; each further one meets an earlier one in
// three cells, so there are 8^(N - 11) traces. Verified: the index comes from the thread's own key and is never negative,
// whoever meets whom.
#include <assert.h>
#include <pthread.h>
#include <stdbool.h>
#include <stddef.h>

#ifndef N
#define N 12
#endif
#define SIZE 128
#define MAX 4

int table[SIZE];
int tids[N];
pthread_mutex_t cas_mutex[SIZE];

static bool cas(int *cells, int h, int expected, int desired) {
    bool swapped = false;
    pthread_mutex_lock(&cas_mutex[h]);
    if (cells[h] == expected) {
        cells[h] = desired;
        swapped = true;
    }
    pthread_mutex_unlock(&cas_mutex[h]);
    return swapped;
}

static void *thread_routine(void *arg) {
    int tid = *(int *)arg;
    for (int m = 0; m < MAX;) {
        int w = ++m * 11 + tid;
        int h = w * 7 % SIZE;
        if (h < 0)
            assert(0);
        while (!cas(table, h, 0, w))
            h = (h + 1) % SIZE;
    }
    return NULL;
}

int main(void) {
    pthread_t t[N];
    for (int i = 0; i < N; i++) {
        tids[i] = i;
        pthread_create(&t[i], NULL, thread_routine, &tids[i]);
    }
    for (int i = 0; i < N; i++)
        pthread_join(t[i], NULL);
    return 0;
}
