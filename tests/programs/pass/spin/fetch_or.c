// Setting a bit that is set already changes nothing. The first attempt sets it, before the other's bit (then a second one
// waits) or after it.
// expect: verified
// count: 2
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_uint x;

static void *waiter(void *arg) {
    while (!(atomic_fetch_or(&x, 1) & 2))
        ;
    return arg;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, waiter, NULL);
    atomic_fetch_or(&x, 2);
    pthread_join(t, NULL);
    assert(atomic_load(&x) == 3);
    return 0;
}
