// Waiting until each of two is set does not mean that both are at the same time.
// expect: bug assertion line 13
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int a, b;

static void *waiter(void *arg) {
    while (!(atomic_load(&a) && atomic_load(&b)))
        ;
    assert(atomic_load(&a));
    return arg;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, waiter, NULL);
    atomic_store(&a, 1);
    atomic_store(&a, 0);
    atomic_store(&b, 1);
    atomic_store(&a, 1);
    pthread_join(t, NULL);
    return 0;
}
