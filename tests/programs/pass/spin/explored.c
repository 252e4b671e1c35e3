// The loop is explored like any other and cut after two rounds: nothing is found never, once, twice, or once too often (cut).
// args: --no-spin-detection --unroll 2
// expect: no-bug-within-bounds
// count: 4
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int x;

static void *waiter(void *arg) {
    while (!atomic_load(&x))
        ;
    return arg;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, waiter, NULL);
    atomic_store(&x, 1);
    pthread_join(t, NULL);
    return 0;
}
