// Floating point as the optimiser writes it: selects, reductions, vector code.
// cflags: -O2
// expect: verified
#include <assert.h>

#define KEEP __attribute__((noinline))
KEEP static double dot(const double *a, const double *b) { return a[0] * b[0] + a[1] * b[1]; }
KEEP static void scale(float *v, float by) { for (int i = 0; i < 8; i++) v[i] *= by; }
KEEP static double clamp(double v) { return v < 0 ? 0 : v > 1 ? 1 : v; }

volatile double one = 1.0;

int main(void) {
    double a[2] = {one, 2 * one}, b[2] = {3 * one, 4 * one};
    assert(dot(a, b) == 11.0);
    float v[8];
    for (int i = 0; i < 8; i++)
        v[i] = (float)(i * one);
    scale(v, 0.5f);
    for (int i = 0; i < 8; i++)
        assert(v[i] == i * 0.5f);
    assert(clamp(-one) == 0 && clamp(2 * one) == 1 && clamp(one / 2) == 0.5);
    return 0;
}
