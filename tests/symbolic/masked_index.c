// Any index, masked.
// expect: verified
#include <assert.h>
#include <pthread.h>

extern unsigned __VERIFIER_nondet_uint(void);
int a[16];

void *w(void *x) {
    unsigned i = __VERIFIER_nondet_uint();
    a[i & 15] = 1;
    return 0;
}

int main(void) {
    pthread_t t, u;
    pthread_create(&t, 0, w, 0);
    pthread_create(&u, 0, w, 0);
    pthread_join(t, 0);
    pthread_join(u, 0);
    int s = 0;
    for (int i = 0; i < 16; i++) s += a[i];
    assert(s == 1 || s == 2);
    return 0;
}
