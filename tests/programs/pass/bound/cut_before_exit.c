// A loop is cut, and then another thread calls exit: what comes after the loop might have come before that.
// args: --unroll 1
// expect: no-bug-within-bounds
// algorithms: naive, classic, source, optimal
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static atomic_int x, y;

static void *worker(void *arg) {
    int rounds = atomic_load(&y) ? 0 : 3;
    for (int i = 0; i < rounds; i++)
        atomic_store(&x, i);
    assert(atomic_load(&x) == 0);
    return arg;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, 0, worker, 0);
    atomic_store(&y, 1);
    exit(0);
}
