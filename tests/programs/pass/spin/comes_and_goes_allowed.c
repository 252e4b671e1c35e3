// A value that comes and goes, where waiting for ever is no bug: the load is in between, or nowhere. One complete, one livelock.
// args: --allow-livelock
// not-native: may wait for ever
// expect: verified
// count: 2
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int x;

static void *waiter(void *arg) {
    while (!atomic_load(&x))
        ;
    return arg;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, waiter, NULL);
    atomic_store(&x, 1);
    atomic_store(&x, 0);
    pthread_join(t, NULL);
    return 0;
}
