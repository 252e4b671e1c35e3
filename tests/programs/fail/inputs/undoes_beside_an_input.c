// A loop that takes back what it added, in a program with an input that has nothing to do with it: it waits for good.
// args: --ifaa off
// expect: bug livelock
#include <pthread.h>
#include <stddef.h>

extern int __VERIFIER_nondet_int(void);
static unsigned char count;
static int input;

static void *waits(void *arg) {
    while (__atomic_fetch_add(&count, 1, __ATOMIC_SEQ_CST) == 0)
        __atomic_fetch_sub(&count, 1, __ATOMIC_SEQ_CST);
    return arg;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, waits, NULL);
    input = __VERIFIER_nondet_int();
    pthread_join(t, NULL);
    return 0;
}
