// Figure 1 of Assertion Guided Abstraction, where every loop is taken to end: the assertion depends on nothing that is shared but the
// argument of the thread.
// args: --loops-end
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
