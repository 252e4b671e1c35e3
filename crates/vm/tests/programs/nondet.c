#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <assert.h>
#include <errno.h>
int __VERIFIER_nondet_int(void);
int main(void) {
    printf("%d", __VERIFIER_nondet_int());
    return 0;
}
