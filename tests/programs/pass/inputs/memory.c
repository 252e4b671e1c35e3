// Inputs go through memory: parts of them, copies, structures, and atomic operations that may swap.
// expect: verified
// not-native: asks for inputs
#include <assert.h>
#include <stdatomic.h>
#include <string.h>

extern int __VERIFIER_nondet_int(void);
extern unsigned char __VERIFIER_nondet_uchar(void);

static struct pair { int number; char text[3]; short rest; } from, to;
static atomic_int k;

int main(void) {
    from.number = __VERIFIER_nondet_int();
    from.text[1] = (char)__VERIFIER_nondet_uchar();
    from.rest = 7;
    memcpy(&to, &from, sizeof from);
    assert(to.number == from.number && to.text[1] == from.text[1] && to.rest == 7);
    assert(*(unsigned char *)&to.number == (unsigned char)from.number);
    atomic_fetch_add(&k, from.number);
    int expected = from.number;
    assert(atomic_compare_exchange_strong(&k, &expected, 5) && k == 5);
    k = from.number;
    expected = 3;
    if (atomic_compare_exchange_strong(&k, &expected, 9))
        assert(from.number == 3 && k == 9);
    else
        assert(expected == from.number && k == from.number && expected != 3);
    return 0;
}
