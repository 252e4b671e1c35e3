// A sparse switch over wide values, over characters, and with ranges.
// expect: verified
#include <assert.h>

static int kind(char c) {
    switch (c) {
    case '0' ... '9': return 1;
    case 'a' ... 'z':
    case 'A' ... 'Z': return 2;
    case ' ': case '\t': case '\n': return 3;
    }
    return 0;
}

static int far_apart(unsigned long long v) {
    switch (v) {
    case 0: return 0;
    case 1000003: return 1;
    case 0x8000000000000000u: return 2;
    case 0xffffffffffffffffu: return 3;
    default: return 4;
    }
}

int main(void) {
    assert(kind('5') == 1 && kind('q') == 2 && kind('Q') == 2 && kind('\t') == 3 && kind('#') == 0);
    assert(far_apart(0) == 0 && far_apart(1000003) == 1 && far_apart(1ull << 63) == 2);
    assert(far_apart(-1ull) == 3 && far_apart(7) == 4);
    return 0;
}
