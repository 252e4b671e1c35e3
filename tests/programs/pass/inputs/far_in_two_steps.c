// The same in two steps, as a number.
// expect: verified
#include <assert.h>
#include <stdint.h>
extern long __VERIFIER_nondet_long(void);
char b[40] = "b", c[40] = "c";
int main(void) {
    long n = __VERIFIER_nondet_long(), m = __VERIFIER_nondet_long();
    if (n != 1 << 19 || m != 1 << 19) return 0;
    uintptr_t u = (uintptr_t)b + n;
    uintptr_t v = u + m;
    assert(v != (uintptr_t)c);
}
