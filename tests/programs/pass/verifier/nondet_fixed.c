// With a fixed value, nondeterministic functions of all types return it.
// args: --nondet 1
// not-native: the checker supplies the value
// expect: verified
// count: 1
#include <assert.h>
#include <stdbool.h>

int __VERIFIER_nondet_int(void);
unsigned __VERIFIER_nondet_uint(void);
bool __VERIFIER_nondet_bool(void);
char __VERIFIER_nondet_char(void);
unsigned char __VERIFIER_nondet_uchar(void);
long __VERIFIER_nondet_long(void);

int main(void) {
    assert(__VERIFIER_nondet_int() == 1 && __VERIFIER_nondet_uint() == 1);
    assert(__VERIFIER_nondet_bool() && __VERIFIER_nondet_char() == 1);
    assert(__VERIFIER_nondet_uchar() == 1 && __VERIFIER_nondet_long() == 1);
    return 0;
}
