// The loop at a line has a bound of its own; every iteration of it counts.
// args: --unroll unroll_one.c:15=2 --unroll 9
// expect: no-bug-within-bounds
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int x, y, many;

static void *worker(void *arg) {
    for (int i = 0; i < 4; i++)
        atomic_fetch_add(&x, 1);
    int rounds = atomic_load(&many) ? 4 : 1;
    for (int i = 0; i < rounds; i++)
        atomic_store(&y, i);
    return arg;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, worker, NULL);
    atomic_store(&many, 1);
    pthread_join(t, NULL);
    assert(atomic_load(&x) == 4 && atomic_load(&y) == 0);
    return 0;
}
