// float and double arithmetic, comparison, negation and remainder.
// expect: verified
#include <assert.h>
#include <math.h>

static double halve(double v) { return v / 2; }
static float mix(float a, float b) { return a * 0.25f + b * 0.75f; }

int main(void) {
    volatile double d = 1.5;
    volatile float f = 0.1f;
    assert(halve(d) == 0.75 && d + d == 3.0 && d - 2 == -0.5 && -d == -1.5);
    assert(mix(4.0f, 8.0f) == 7.0f);
    volatile double tenth = 0.1;
    assert(f != tenth && (float)tenth == f);
    assert(d < 2 && !(d > 2) && d >= 1.5 && d != 1.0);
    assert(f * 10.0f == 1.0f);
    volatile double big = 1e308;
    assert(big * 10 == INFINITY && -big * 10 == -INFINITY);
    assert(fmod(7.5, 2.0) == 1.5);
    d += 0.25;
    d *= 4;
    assert(d == 7.0);
    return 0;
}
