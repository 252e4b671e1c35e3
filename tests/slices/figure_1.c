// Figure 1 of Assertion Guided Abstraction: threads share a hash table, and the assertion is about indices that no other thread
// has a say in. The loop that looks for a free place waits for one, as far as anybody can tell, so the table is in the slice;
// `--loops-end` is the paper's view.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#define THREADS 12
#define SIZE 128
#define MAX 4
atomic_int table[SIZE];

static int cas(int place, int old, int new) {
    return atomic_compare_exchange_strong(&table[place], &old, new);
}

void *thread_routine(void *arg) {
    int tid = *(int *)arg;
    int m = 0, w, h;
    while (1) {
        if (m < MAX)
            w = (++m) * 11 + tid;
        else
            pthread_exit(0);
        h = (w * 7) % SIZE;
        if (h < 0)
            assert(0);
        while (cas(h, 0, w) == 0)
            h = (h + 1) % SIZE;
    }
}

int main(void) {
    pthread_t t[THREADS];
    int ids[THREADS];
    for (int i = 0; i < THREADS; i++) {
        ids[i] = i;
        pthread_create(&t[i], 0, thread_routine, &ids[i]);
    }
}
