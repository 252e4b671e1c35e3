// lamport(N): Lamport's fast mutual exclusion for N threads; waiting loops are assumptions, so an execution in which
// a thread would wait is blocked. The critical section checks that it is alone.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>

#ifndef N
#define N 2
#endif

void __VERIFIER_assume(int);

atomic_int b[N + 1];
atomic_int x, y;
atomic_int c;

static void *locker(void *arg) {
    int me = (int)(intptr_t)arg;
    for (;;) {
        atomic_store(&b[me], 1);
        atomic_store(&x, me);
        if (atomic_load(&y) != 0) {
            atomic_store(&b[me], 0);
            __VERIFIER_assume(atomic_load(&y) == 0);
            continue;
        }
        atomic_store(&y, me);
        if (atomic_load(&x) != me) {
            atomic_store(&b[me], 0);
            for (int j = 1; j <= N; j++)
                __VERIFIER_assume(atomic_load(&b[j]) == 0);
            if (atomic_load(&y) != me) {
                __VERIFIER_assume(atomic_load(&y) == 0);
                continue;
            }
        }
        break;
    }
    atomic_store(&c, me);
    assert(atomic_load(&c) == me);
    atomic_store(&y, 0);
    atomic_store(&b[me], 0);
    return NULL;
}

int main(void) {
    pthread_t t[N];
    for (intptr_t i = 1; i <= N; i++)
        pthread_create(&t[i - 1], NULL, locker, (void *)i);
    return 0;
}
