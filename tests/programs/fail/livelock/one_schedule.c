// The value comes and goes: if the waiter does not look in between, it waits for ever. One schedule of two.
// expect: bug livelock line 10
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
