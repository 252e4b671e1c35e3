// One of the nondeterministic values breaks the assertion.
// args: --nondet 0..7
// expect: bug assertion line 10
#include <assert.h>

int __VERIFIER_nondet_int(void);

int main(void) {
    int v = __VERIFIER_nondet_int();
    assert(v * v != 25);
    return 0;
}
