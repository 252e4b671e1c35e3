// An address that goes on from one object to where another one is in a formula, and not on the machine: it ended with exit code 101.
// expect: verified
#include <assert.h>
#include <stdint.h>
extern long __VERIFIER_nondet_long(void);
char b[40] = "b", c[40] = "c";
char *volatile kept;
int main(void) {
    long n = __VERIFIER_nondet_long();
    if (n != 1 << 20) return 0;
    kept = b;
    char *q = kept + n;
    assert(q != c);
}
