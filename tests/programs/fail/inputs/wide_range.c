// A range of more values than anybody would try.
// args: --nondet -1000000..1000000
// expect: bug assertion line 9
#include <assert.h>

extern int __VERIFIER_nondet_int(void);

int main(void) {
    assert(__VERIFIER_nondet_int() != -654321);
    return 0;
}
