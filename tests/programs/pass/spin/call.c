// The load is in a function that is called in the loop. It ends at the first store or at the second.
// expect: verified
// count: 2
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int x;

static int get(atomic_int *p) { return atomic_load_explicit(p, memory_order_acquire); }

static void *waiter(void *arg) {
    int v;
    while (!(v = get(&x)))
        ;
    assert(v <= 2);
    return arg;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, waiter, NULL);
    atomic_store(&x, 1);
    atomic_store(&x, 2);
    pthread_join(t, NULL);
    return 0;
}
