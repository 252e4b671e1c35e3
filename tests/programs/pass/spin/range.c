// Two conditions on one load: the value must lie in a range. It does after the second store and after the fourth.
// expect: verified
// count: 2
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int x;

static void *waiter(void *arg) {
    int v;
    while ((v = atomic_load(&x)) < 2 || v > 4)
        ;
    assert(v == 3 || v == 2);
    return arg;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, waiter, NULL);
    atomic_store(&x, 1);
    atomic_store(&x, 3);
    atomic_store(&x, 7);
    atomic_store(&x, 2);
    pthread_join(t, NULL);
    return 0;
}
