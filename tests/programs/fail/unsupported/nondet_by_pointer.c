// A nondet value that nobody has restricted, by way of a pointer: not one value that we made up.
// expect: incomplete unsupported
#include <assert.h>

int __VERIFIER_nondet_int(void);

int (*any)(void) = __VERIFIER_nondet_int;

int main(void) {
    assert(any() == 0);
}
