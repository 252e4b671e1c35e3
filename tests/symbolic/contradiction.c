// Assumptions that nothing meets: no execution comes to its end, and nothing is shown.
// expect: incomplete
#include <assert.h>
#include <pthread.h>

extern int __VERIFIER_nondet_int(void);
extern void __VERIFIER_assume(int);
int x;

void *w(void *a) {
    x = __VERIFIER_nondet_int();
    __VERIFIER_assume(x > 100);
    return 0;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, 0, w, 0);
    pthread_join(t, 0);
    __VERIFIER_assume(x < 50);
    assert(0);
    return 0;
}
