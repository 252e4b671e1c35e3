// Nondeterministic input that nobody has restricted is any value, and this one is found.
// expect: bug assertion line 9
#include <assert.h>

int __VERIFIER_nondet_int(void);

int main(void) {
    int v = __VERIFIER_nondet_int();
    assert(v != 12345);
    return 0;
}
