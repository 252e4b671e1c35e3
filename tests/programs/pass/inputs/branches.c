// A switch, a remainder and an index that an input decides: as many executions as there are ways, four for the index and
// one for each of the three cases.
// expect: verified
// count: 7
// not-native: asks for an input
#include <assert.h>

extern unsigned __VERIFIER_nondet_uint(void);
static const int squares[4] = {0, 1, 4, 9};

static int way(unsigned n) {
    switch (n) {
    case 1: return 10;
    case 2: return 20;
    case 3000000000u: return 30;
    default: return 40;
    }
}

int main(void) {
    unsigned n = __VERIFIER_nondet_uint();
    if (way(n) == 40) {
        int i = (int)(n % 4);
        assert(squares[i] == i * i);
    } else if (n < 3) {
        assert(way(n) == (int)(10 * n));
    }
    return 0;
}
