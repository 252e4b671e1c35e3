// A loop that waits until what it finds is an input, and a wait that says so: what it is compared with is decided, and not taken for zero.
// expect: verified
// args: --allow-livelock
// not-native: asks for an input
#include <assert.h>
#include <pthread.h>
#include <raddle.h>

extern _Bool __VERIFIER_nondet_bool(void);
static int x, y;

static void *writes(void *arg) {
    __atomic_store_n(&x, 1, __ATOMIC_SEQ_CST);
    __atomic_store_n(&y, 1, __ATOMIC_SEQ_CST);
    return arg;
}

int main(void) {
    pthread_t t;
    int n = 1 - __VERIFIER_nondet_bool();
    pthread_create(&t, 0, writes, 0);
    while (__atomic_load_n(&x, __ATOMIC_SEQ_CST) != n)
        ;
    raddle_await(&y, eq, n);
    assert(n >= 0);
    pthread_join(t, 0);
    return 0;
}
