// An input by way of a pointer to the function that gives it: any value, too, not one that we made up.
// expect: bug assertion line 10
#include <assert.h>

int __VERIFIER_nondet_int(void);

int (*any)(void) = __VERIFIER_nondet_int;

int main(void) {
    assert(any() == 0);
}
