// A compare-and-swap that succeeds and leads to a loop that never ends: it does something, so it is not waited with.
// cflags: -O2
// expect: bug livelock
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

atomic_uint x, y;

static void *waiter(void *arg) {
    unsigned expected = 0;
    while (!atomic_compare_exchange_strong(&x, &expected, 2))
        expected = 0;
    while (atomic_load(&y) >= 0)
        ;
    return arg;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, waiter, NULL);
    while (atomic_load(&x) != 2)
        ;
    pthread_join(t, NULL);
    return 0;
}
