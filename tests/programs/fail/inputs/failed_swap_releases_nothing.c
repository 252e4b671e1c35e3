// A compare-and-swap with an input releases only if it swaps. If it does not, nothing orders what came before it with what the other thread
// does, though that thread knows that it is over.
// args: --races error
// expect: bug data-race line 24
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

extern int __VERIFIER_nondet_int(void);
static atomic_int x, over;
static int data;

static void *worker(void *arg) {
    int expected = __VERIFIER_nondet_int();
    data = 1;
    atomic_compare_exchange_strong_explicit(&x, &expected, 1, memory_order_release, memory_order_relaxed);
    atomic_store_explicit(&over, 1, memory_order_relaxed);
    return arg;
}

static void *reader(void *arg) {
    if (atomic_load_explicit(&over, memory_order_relaxed) == 1) {
        atomic_load_explicit(&x, memory_order_acquire);
        return data ? arg : NULL;
    }
    return arg;
}

int main(void) {
    pthread_t t, u;
    pthread_create(&t, NULL, worker, NULL);
    pthread_create(&u, NULL, reader, NULL);
    pthread_join(t, NULL);
    pthread_join(u, NULL);
    return 0;
}
