// The mathematical library on values whose results are exact.
// expect: verified
#include <assert.h>
#include <math.h>

int main(void) {
    volatile double x = 2.25, m = -2.5;
    assert(sqrt(x) == 1.5 && fabs(m) == 2.5 && pow(2.0, 10.0) == 1024.0);
    assert(floor(m) == -3.0 && ceil(m) == -2.0 && trunc(m) == -2.0 && round(m) == -3.0);
    assert(fmin(x, m) == m && fmax(x, m) == x);
    assert(exp(0.0) == 1.0 && log(1.0) == 0.0 && sin(0.0) == 0.0 && cos(0.0) == 1.0);
    assert(copysign(3.0, m) == -3.0 && ldexp(0.75, 3) == 6.0);
    assert(sqrtf(16.0f) == 4.0f && fabsf(-1.0f) == 1.0f && floorf(1.75f) == 1.0f);
    assert(lround(2.5) == 3 && fma(2.0, 3.0, 4.0) == 10.0);
    double whole;
    assert(modf(3.75, &whole) == 0.75 && whole == 3.0);
    return 0;
}
