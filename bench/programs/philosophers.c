// philosophers(N): dining philosophers who take the chop-stick with the smaller number first, so that there is no deadlock (Peephole Partial
// Order Reduction, section 5, which describes the program and does not print it). They go round for ever, since the paper follows two of them for
// 120 steps. A round has seven steps, since it calls 7 N + 1 steps enough to see all states. Each has variables of its own,
// and main looks at who eats, whenever that is. Without further macros: they never all eat at once, which holds.
// -DALL_EAT: not all of them ever have eaten, which does not.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>

#ifndef N
#define N 3
#endif

pthread_mutex_t sticks[N];
atomic_uchar hungry[N];
union {
    atomic_uchar of[8];
    _Atomic(uint64_t) all;
} eats;

static void *philosopher(void *arg) {
    int left = (int)(intptr_t)arg, right = (left + 1) % N;
    int first = left < right ? left : right, second = left < right ? right : left;
    for (;;) {
        atomic_store(&hungry[left], 1);
        pthread_mutex_lock(&sticks[first]);
        pthread_mutex_lock(&sticks[second]);
        atomic_store(&eats.of[left], 1);
#ifdef ALL_EAT
        atomic_store(&hungry[left], 0);
#else
        atomic_store(&eats.of[left], 0);
#endif
        pthread_mutex_unlock(&sticks[second]);
        pthread_mutex_unlock(&sticks[first]);
    }
}

int main(void) {
    pthread_t t[N];
    for (intptr_t i = 0; i < N; i++)
        pthread_create(&t[i], NULL, philosopher, (void *)i);
    assert(atomic_load(&eats.all) != 0x0101010101010101u >> (64 - 8 * N));
    return 0;
}
