// A plain store beside an atomic load in a loop: a data race. While the load waits it does not happen, and once it
// happens it is ordered, so the loop is explored round by round.
// args: --races=error
// expect: bug data-race
#include <pthread.h>
#include <stddef.h>

static int x;

static void *waiter(void *arg) {
    while (__atomic_load_n(&x, __ATOMIC_ACQUIRE) != 1)
        ;
    return arg;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, waiter, NULL);
    x = 0;
    __atomic_store_n(&x, 1, __ATOMIC_RELEASE);
    pthread_join(t, NULL);
    return 0;
}
