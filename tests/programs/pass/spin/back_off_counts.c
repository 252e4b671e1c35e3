// A counter of attempts that nobody looks at is no part of the state: the thread waits.
// expect: verified
// count: 1
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int x;

static void *waiter(void *arg) {
    unsigned tries = 0;
    while (!atomic_load(&x))
        tries = 2 * tries + 1;
    (void)tries;
    return arg;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, waiter, NULL);
    atomic_store(&x, 1);
    pthread_join(t, NULL);
    return 0;
}
