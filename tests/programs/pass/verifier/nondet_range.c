// With a range for nondeterministic values, every value is tried.
// args: --nondet 0..3
// expect: verified
// count: 4
#include <assert.h>

int __VERIFIER_nondet_int(void);

int main(void) {
    int v = __VERIFIER_nondet_int();
    assert(v >= 0 && v <= 3);
    assert(v * v <= 9);
    return 0;
}
