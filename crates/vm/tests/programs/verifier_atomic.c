#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <assert.h>
#include <errno.h>
void __VERIFIER_assume(int);
void __VERIFIER_atomic_begin(void);
void __VERIFIER_atomic_end(void);
int x, y;
void __VERIFIER_atomic_both(void) { x++; y++; }
void *worker(void *p) {
    __VERIFIER_atomic_both();
    return 0;
}
int main(void) {
    pthread_t t;
    pthread_create(&t, 0, worker, 0);
    __VERIFIER_atomic_begin();
    int a = x, b = y;
    __VERIFIER_atomic_end();
    assert(a == b);
    __VERIFIER_assume(a == 1);
    return 0;
}
