// Clearing bits that are not there changes nothing: it waits. Of 5 it leaves 1; of 4, between the stores, it leaves 0.
// expect: verified
// count: 2
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_uint x;

static void *waiter(void *arg) {
    while (!(atomic_fetch_and(&x, 3) & 1))
        ;
    return arg;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, waiter, NULL);
    atomic_store(&x, 4);
    atomic_store(&x, 5);
    pthread_join(t, NULL);
    assert(atomic_load(&x) == 1);
    return 0;
}
