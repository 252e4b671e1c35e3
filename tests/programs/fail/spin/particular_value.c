// The wait may end at any of three values; the assertion fails at the one in the middle.
// expect: bug assertion line 14
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int x;

static void *waiter(void *arg) {
    int v;
    while ((v = atomic_load(&x)) == 0)
        ;
    assert(v != 2);
    return arg;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, waiter, NULL);
    atomic_store(&x, 1);
    atomic_store(&x, 2);
    atomic_store(&x, 3);
    pthread_join(t, NULL);
    return 0;
}
