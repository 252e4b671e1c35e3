// The first attempt is before the loop: it does not wait, and finds the store or not. The load in the loop waits.
// expect: verified
// count: 2
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int x;

static void *waiter(void *arg) {
    int v = atomic_load(&x);
    while (v == 0)
        v = atomic_load(&x);
    assert(v == 1);
    return arg;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, waiter, NULL);
    atomic_store(&x, 1);
    pthread_join(t, NULL);
    return 0;
}
