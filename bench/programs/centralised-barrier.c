// centralised-barrier(N): a barrier of a counter and a sense. The last thread to arrive resets the counter and
// reverses the sense, for which the others spin. Passed ROUNDS times.
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

atomic_int missing = N;
atomic_int sense;
int arrived[ROUNDS + 1][N];

static void barrier(int me, int round) {
    (void)me;
    int mine = round % 2;
    if (atomic_fetch_sub(&missing, 1) == 1) {
        atomic_store(&missing, N);
        atomic_store(&sense, mine);
    } else {
        while (atomic_load(&sense) != mine)
            ;
    }
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
