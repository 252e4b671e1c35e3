// A reader of a sequence lock sees both halves of any value, or none.
// expect: verified
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

extern int __VERIFIER_nondet_int(void);
atomic_int seq, a, b;

void *writer(void *x) {
    int v = __VERIFIER_nondet_int();
    seq++;
    a = v;
    b = ~v;
    seq++;
    return 0;
}

int main(void) {
    b = ~0;
    pthread_t t;
    pthread_create(&t, 0, writer, 0);
    int s = seq, x = a, y = b;
    if (!(s & 1) && s == seq)
        assert(x == ~y);
    return 0;
}
