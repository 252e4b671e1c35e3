// Nondeterministic input without a policy is named, with the flag that gives one.
// expect: error __VERIFIER_nondet_int
#include <assert.h>

int __VERIFIER_nondet_int(void);

int main(void) {
    int v = __VERIFIER_nondet_int();
    assert(v != 12345);
    return 0;
}
