// A thread decides on an input, and another awaits a number whose halves are written one by one: beyond all that goes by races.
// args: --allow-livelock
// expect: verified
// not-native: may wait for good
#include <pthread.h>
#include <raddle.h>
#include <stddef.h>
#include <stdint.h>

extern int __VERIFIER_nondet_int(void);
static union { uint64_t q; uint16_t w[4]; } u;

static void *waits(void *arg) {
    raddle_await(&u.q, lt, 1);
    return arg;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, waits, NULL);
    if (__VERIFIER_nondet_int() > 1000)
        __atomic_store_n(&u.w[0], 1, __ATOMIC_SEQ_CST);
    __atomic_store_n(&u.w[2], 1, __ATOMIC_SEQ_CST);
    return 0;
}
