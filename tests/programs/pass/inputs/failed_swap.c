// A compare-and-swap that fails reads, also in a program with inputs: it is in no data race with a read. What it finds and what it expects
// are known, in the first thread; in the second one it is an input that it never is.
// expect: verified
#include <pthread.h>
#include <stddef.h>
#include <stdint.h>

extern int __VERIFIER_nondet_int(void);
static uint32_t known, never;
static int input;

static void *worker(void *arg) {
    input = __VERIFIER_nondet_int();
    uint32_t expected = 5;
    __atomic_compare_exchange_n(&known, &expected, 0, 0, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST);
    return arg;
}

static void *other(void *arg) {
    uint32_t expected = (uint32_t)__VERIFIER_nondet_int();
    if (expected != 0)
        __atomic_compare_exchange_n(&never, &expected, 1, 0, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST);
    return arg;
}

int main(void) {
    pthread_t t, u;
    pthread_create(&t, NULL, worker, NULL);
    pthread_create(&u, NULL, other, NULL);
    uint32_t read = known + never;
    pthread_join(t, NULL);
    pthread_join(u, NULL);
    return (int)read;
}
