// Types we can size but not compute with; they must not stop the rest from being read.
#include <complex.h>

long double ld = 1.5L;
struct holder { char c; long double v; char d; } holder = {1, 2.5L, 3};
__fp16 half_ = 1.5f;

long double unused(long double x) { return x * 2 + ld; }
static double complex rotate(double complex z) { return z * I; }

int main(void) { return (int)creal(rotate(1.0 + 2.0 * I)) + holder.d; }
