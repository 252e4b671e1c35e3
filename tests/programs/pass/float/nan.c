// NaN is unordered: every comparison but != is false.
// expect: verified
#include <assert.h>
#include <math.h>

int main(void) {
    volatile double zero = 0.0;
    double nan = zero / zero, one = 1.0;
    assert(nan != nan && !(nan == nan));
    assert(!(nan < one) && !(nan > one) && !(nan <= one) && !(nan >= one));
    assert(isnan(nan) && !isnan(one) && isinf(one / zero));
    assert(__builtin_isunordered(nan, one) && !__builtin_isless(nan, one));
    assert(signbit(-zero) && !signbit(zero) && -zero == zero);
    assert((nan > one ? 1 : 2) == 2);
    float f = (float)nan;
    assert(f != f);
    return 0;
}
