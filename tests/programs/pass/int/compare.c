// Signed and unsigned comparisons that differ, chained conditions, and boolean arithmetic.
// expect: verified
#include <assert.h>
#include <limits.h>

static int sign(int v) { return (v > 0) - (v < 0); }
static int max3(int a, int b, int c) { return a > b ? (a > c ? a : c) : (b > c ? b : c); }

int main(void) {
    volatile int minus = -1;
    volatile unsigned one = 1;
    assert((unsigned)minus > one && minus < (int)one);
    assert(INT_MIN < INT_MAX && (unsigned)INT_MIN > (unsigned)INT_MAX);
    assert(sign(-5) == -1 && sign(0) == 0 && sign(9) == 1);
    assert(max3(1, 2, 3) == 3 && max3(3, 2, 1) == 3 && max3(2, 3, 1) == 3);
    int evaluated = 0;
    assert((minus > 0 && ++evaluated) == 0 && evaluated == 0);
    assert((minus < 0 || ++evaluated) == 1 && evaluated == 0);
    volatile long long wide = LLONG_MIN;
    assert(wide < 0 && -(wide + 1) == LLONG_MAX);
    return 0;
}
