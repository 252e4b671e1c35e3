// long double keeps what double cannot, in arithmetic and in memory.
// expect: verified
#include <assert.h>

static long double third(long double v) { return v / 3; }

int main(void) {
    volatile long double one = 1.0L;
    long double values[2] = {one, one * 4};
    assert(values[0] + values[1] == 5.0L);
    assert((double)third(6.0L) == 2.0);
    assert((int)(values[1] * 2.5L) == 10);
    long double precise = (long double)((1LL << 62) + 1);
    assert((long long)precise == (1LL << 62) + 1);
    assert(precise > (long double)(1LL << 62) && -precise < 0);
    return 0;
}
