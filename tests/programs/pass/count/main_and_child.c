// Main and a child do two and three atomic operations: 10 interleavings. The load of x has three places, the store
// to y two, unless the load comes last, which leaves one: 5 traces.
// expect: verified
// count: 5
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int x, y;

static void *child(void *arg) {
    (void)arg;
    atomic_store(&x, 1);
    atomic_fetch_add(&y, 1);
    atomic_exchange(&x, 2);
    return NULL;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, child, NULL);
    atomic_load(&x);
    atomic_store(&y, 5);
    return 0;
}
