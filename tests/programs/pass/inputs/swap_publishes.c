// A compare-and-swap with an input publishes if it swaps, and whoever sees that may read what was published.
// expect: verified
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

extern int __VERIFIER_nondet_int(void);
static atomic_int published;
static int data;

static void *publishes(void *arg) {
    int expected = __VERIFIER_nondet_int();
    data = 7;
    atomic_compare_exchange_strong_explicit(&published, &expected, 1, memory_order_release, memory_order_relaxed);
    return arg;
}

int main(void) {
    pthread_t t;
    int read = 7;
    pthread_create(&t, NULL, publishes, NULL);
    if (atomic_load_explicit(&published, memory_order_acquire) == 1)
        read = data;
    pthread_join(t, NULL);
    return read != 7;
}
