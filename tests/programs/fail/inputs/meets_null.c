// An address that leaves its object may be null, if the input is what it takes.
// expect: bug assertion line 9
#include <assert.h>
#include <stdlib.h>
extern int __VERIFIER_nondet_int(void);
int main(void) {
    char *p = malloc(40);
    char *q = p + __VERIFIER_nondet_int();
    assert(q != 0);
    free(p);
}
