// Two threads decide on the same input: what one of them can decide depends on what the other has. There is one trace for each outcome.
// expect: verified
// count: 2
// not-native: asks for an input
#include <assert.h>
#include <pthread.h>

extern int __VERIFIER_nondet_int(void);
static int x, a, b;

static void *first(void *arg) {
    if (x > 3)
        a = 1;
    return arg;
}

static void *second(void *arg) {
    if (x > 3)
        b = 1;
    return arg;
}

int main(void) {
    pthread_t t, u;
    x = __VERIFIER_nondet_int();
    pthread_create(&t, 0, first, 0);
    pthread_create(&u, 0, second, 0);
    pthread_join(t, 0);
    pthread_join(u, 0);
    assert(a == b);
    return 0;
}
