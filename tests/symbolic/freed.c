// One thread frees and another writes, each for one input only.
// expect: bug use-after-free
#include <pthread.h>
#include <stdlib.h>

extern unsigned char __VERIFIER_nondet_uchar(void);
extern int __VERIFIER_nondet_int(void);
int *p;
int go;

void *w(void *x) {
    if (__VERIFIER_nondet_int() == 77777) {
        go = 1;
        free(p);
    }
    return 0;
}

int main(void) {
    p = malloc(4);
    *p = 1;
    pthread_t t;
    pthread_create(&t, 0, w, 0);
    if (__VERIFIER_nondet_int() == 88888)
        *p = 2;
    pthread_join(t, 0);
    return 0;
}
