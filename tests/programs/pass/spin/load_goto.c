// A loop made of a `goto`. Two stores in either order, and the load after the first of them or after both: 2 * 2.
// expect: verified
// count: 4
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int x;

static void *writer(void *arg) {
    atomic_store(&x, 1);
    return arg;
}

static void *waiter(void *arg) {
    int v;
again:
    v = atomic_load(&x);
    if (v == 0)
        goto again;
    assert(v == 1 || v == 2);
    return arg;
}

int main(void) {
    pthread_t w, t;
    pthread_create(&w, NULL, writer, NULL);
    pthread_create(&t, NULL, waiter, NULL);
    atomic_store(&x, 2);
    pthread_join(w, NULL);
    pthread_join(t, NULL);
    return 0;
}
