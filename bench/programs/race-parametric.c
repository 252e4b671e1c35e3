// race-parametric(N): two threads work 42 times on a cell of their own, then N times on a shared one: long traces
// whose races are at the end.
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>

#ifndef N
#define N 3
#endif
#define LOCAL 42

atomic_int l[2];
atomic_int v;

static void *worker(void *arg) {
    int tid = (int)(intptr_t)arg;
    for (int i = 0; i < LOCAL; i++) {
        atomic_store(&l[tid], i);
        (void)atomic_load(&l[tid]);
    }
    for (int i = 0; i < N; i++) {
        atomic_store(&v, tid);
        (void)atomic_load(&v);
    }
    return NULL;
}

int main(void) {
    pthread_t t[2];
    for (intptr_t tid = 0; tid < 2; tid++)
        pthread_create(&t[tid], NULL, worker, (void *)tid);
    return 0;
}
