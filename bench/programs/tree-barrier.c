// tree-barrier(N): a barrier as a binary tree of threads. Each waits for its children, tells its parent, waits to be
// let go and lets its children go. Passed ROUNDS times; the flags hold the number of the round.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>

#ifndef N
#define N 2
#endif

#ifndef ROUNDS
#define ROUNDS 2
#endif

atomic_int complete[N]; // The round in which all of the subtree have arrived.
atomic_int released[N];
int arrived[ROUNDS + 1][N];

static void await(atomic_int *flag, int round) {
    while (atomic_load(flag) != round)
        ;
}

static void barrier(int me, int round) {
    for (int child = 2 * me + 1; child <= 2 * me + 2 && child < N; child++)
        await(&complete[child], round);
    if (me != 0) {
        atomic_store(&complete[me], round);
        await(&released[me], round);
    }
    for (int child = 2 * me + 1; child <= 2 * me + 2 && child < N; child++)
        atomic_store(&released[child], round);
}

static void *worker(void *arg) {
    int me = (int)(intptr_t)arg;
    for (int round = 1; round <= ROUNDS; round++) {
        arrived[round][me] = 1;
        barrier(me, round);
        for (int i = 0; i < N; i++)
            assert(arrived[round][i]);
    }
    return NULL;
}

int main(void) {
    pthread_t t[N];
    for (intptr_t i = 0; i < N; i++)
        pthread_create(&t[i], NULL, worker, (void *)i);
    for (int i = 0; i < N; i++)
        pthread_join(t[i], NULL);
    return 0;
}
