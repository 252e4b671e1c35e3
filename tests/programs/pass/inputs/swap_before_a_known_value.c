// A compare-and-swap finds what is known, and in the other order what depends on an input, which a write of a known value has replaced. What the write has
// replaced is in no event.
// expect: verified
#include <pthread.h>
#include <stddef.h>

extern int __VERIFIER_nondet_int(void);
static int x = 1;

static void *writes(void *arg) {
    __atomic_fetch_sub(&x, __VERIFIER_nondet_int(), __ATOMIC_SEQ_CST);
    __atomic_store_n(&x, 1, __ATOMIC_SEQ_CST);
    return arg;
}

static void *swaps(void *arg) {
    int expected = 2;
    __atomic_compare_exchange_n(&x, &expected, 1, 0, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST);
    return arg;
}

int main(void) {
    pthread_t t, u;
    pthread_create(&t, NULL, writes, NULL);
    pthread_create(&u, NULL, swaps, NULL);
    pthread_join(t, NULL);
    pthread_join(u, NULL);
    return 0;
}
