// A divisor is an input for a moment, before it is mended.
// expect: bug division-by-zero
#include <pthread.h>

extern int __VERIFIER_nondet_int(void);
int d = 1, r;

void *w(void *a) {
    d = __VERIFIER_nondet_int();
    if (d == 0)
        d = 1;
    return 0;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, 0, w, 0);
    r = 100 / d;
    pthread_join(t, 0);
    return 0;
}
