// late-bug(N): what threads see of each other decides an assertion. FAILS says which outcome violates it, so the bug comes late.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#ifndef N
#define N 4
#endif
atomic_int x, y, order;
static void *adder(void *arg) {
    int i = (int)(intptr_t)arg;
    atomic_store(&x, i);
    int seen = atomic_load(&x);
    int before = atomic_load(&order);
    atomic_store(&order, before * 10 + seen);
    return NULL;
}
int main(void) {
    pthread_t t[N];
    for (intptr_t i = 0; i < N; i++)
        pthread_create(&t[i], NULL, adder, (void *)(i + 1));
    for (int i = 0; i < N; i++)
        pthread_join(t[i], NULL);
    int o = atomic_load(&order);
    assert(!(FAILS));
    return 0;
}
