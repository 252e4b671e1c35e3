// philosophers(N): dining philosophers who take the chop-stick with the smaller number first, so that there is no deadlock (Peephole Partial
// Order Reduction, section 5). Without further macros: they never all eat at once, which holds. -DALL_EAT: not all of them ever eat, which does not.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>

#ifndef N
#define N 3
#endif

pthread_mutex_t sticks[N];
atomic_int eating, eaten;

static void *philosopher(void *arg) {
    int left = (int)(intptr_t)arg, right = (left + 1) % N;
    int first = left < right ? left : right, second = left < right ? right : left;
    pthread_mutex_lock(&sticks[first]);
    pthread_mutex_lock(&sticks[second]);
#ifdef ALL_EAT
    assert(atomic_fetch_add(&eaten, 1) < N - 1);
#else
    assert(atomic_fetch_add(&eating, 1) < N - 1);
    atomic_fetch_sub(&eating, 1);
#endif
    pthread_mutex_unlock(&sticks[second]);
    pthread_mutex_unlock(&sticks[first]);
    return NULL;
}

int main(void) {
    pthread_t t[N];
    for (intptr_t i = 0; i < N; i++)
        pthread_create(&t[i], NULL, philosopher, (void *)i);
    return 0;
}
