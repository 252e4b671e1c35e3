// Whether a compare-and-swap is in a data race depends on an input: it is, if it swaps.
// args: --races error
// expect: bug data-race line 15
#include <pthread.h>
#include <stddef.h>
#include <stdint.h>

extern int __VERIFIER_nondet_int(void);
static uint32_t x = 3;
static uint32_t read;

static void *worker(void *arg) {
    uint32_t expected = (uint32_t)__VERIFIER_nondet_int();
    if (expected < 1000)
        __atomic_compare_exchange_n(&x, &expected, 1, 0, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST);
    return arg;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, worker, NULL);
    read = x;
    pthread_join(t, NULL);
    return 0;
}
