// A weak compare-and-swap in a function with a loop: each waits for what the other leaves, so there is one order.
// expect: verified
// count: 1
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int x;

static void move(int from, int to) {
    int expected;
    do
        expected = from;
    while (!atomic_compare_exchange_weak_explicit(&x, &expected, to, memory_order_acq_rel, memory_order_relaxed));
}

static void *worker(void *arg) {
    move(0, 1);
    move(2, 3);
    return arg;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, worker, NULL);
    move(1, 2);
    move(3, 4);
    pthread_join(t, NULL);
    assert(atomic_load(&x) == 4);
    return 0;
}
