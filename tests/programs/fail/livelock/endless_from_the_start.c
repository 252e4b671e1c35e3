// The optimiser sees that the condition never holds: a thread that looks for ever, which is known before it looks once.
// cflags: -O2
// expect: bug livelock
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

atomic_uint x;

static void *waiter(void *arg) {
    while (atomic_load(&x) >= 0)
        ;
    return arg;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, waiter, NULL);
    pthread_join(t, NULL);
    return 0;
}
