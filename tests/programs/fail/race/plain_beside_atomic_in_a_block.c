// A block reads a variable atomically and then writes it like any other; another thread stores to it atomically. The two
// accesses of the block counted as one atomic one, and the race went unreported.
// args: --races=error
// expect: bug data-race
#include <pthread.h>
#include <raddle.h>
#include <stddef.h>

static int x;

static void *t1(void *arg) {
    __atomic_store_n(&x, 1, __ATOMIC_SEQ_CST);
    return arg;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, t1, NULL);
    raddle_atomic_begin();
    (void)__atomic_load_n(&x, __ATOMIC_SEQ_CST);
    x = 2;
    raddle_atomic_end();
    pthread_join(t, NULL);
    return 0;
}
