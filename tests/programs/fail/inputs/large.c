// An input of 64 bits, of which one value is wrong. It replays.
// expect: bug assertion line 10
#include <assert.h>

extern unsigned long __VERIFIER_nondet_ulong(void);

int main(void) {
    unsigned long n = __VERIFIER_nondet_ulong();
    if (n > 0x100000000ul)
        assert(n * 3 != 0x123456789abcful);
    return 0;
}
