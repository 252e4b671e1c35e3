// Two locations that must be set at the same time, but never are for ever: `a` is taken back. The rounds are of two loads.
// expect: bug livelock line 10
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int a, b;

static void *waiter(void *arg) {
    while (!(atomic_load(&a) && atomic_load(&b)))
        ;
    return arg;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, waiter, NULL);
    atomic_store(&a, 1);
    atomic_store(&b, 1);
    atomic_store(&a, 0);
    pthread_join(t, NULL);
    return 0;
}
