// A load in a `do … while`, of which the value is used: it ends at the first store or at the second.
// expect: verified
// count: 2
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int x;

static void *waiter(void *arg) {
    int v;
    do
        v = atomic_load(&x);
    while (v == 0);
    assert(v == 1 || v == 2);
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
