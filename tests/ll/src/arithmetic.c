// Integers of all widths, floats, conversions, builtins.
#include <limits.h>
#include <math.h>
#include <stdint.h>

typedef __int128 i128;
volatile int zero;
float single = 1.1f;
double numbers[] = {1.5, -0.0, 1e300, __builtin_inf(), __builtin_nan("")};
i128 huge = ((i128)1 << 100) + 5;

static i128 product(int64_t a, int64_t b) { return (i128)a * b; }
static uint64_t rotate(uint64_t x, int by) { return x << by | x >> (64 - by); }
static int saturate(int a, int b) {
    int sum;
    return __builtin_sadd_overflow(a, b, &sum) ? INT_MAX : sum;
}
static int classify(double x) { return __builtin_isnan(x) + 2 * __builtin_isinf(x) + 4 * (x < 0) + 8 * (x >= 1); }

int main(void) {
    int8_t a = (int8_t)(zero + 200);
    uint16_t b = (uint16_t)(a * 3);
    int32_t c = b / 7 % 5 - (a >> 1);
    uint64_t d = rotate((uint64_t)c, 13) ^ (uint64_t)product(c, -7);
    i128 e = huge / 3 + product(INT64_MAX, 9) % 1000;
    unsigned bits = (unsigned)(__builtin_popcountll(d) + __builtin_clz(b | 1) + __builtin_ctz(b | 8)) +
                    __builtin_bswap32((unsigned)c);
    double f = numbers[0] * single - (double)d + fabs(numbers[1]) + sqrt(numbers[0]);
    float g = (float)f / 3;
    int kind = classify(f) + classify(numbers[4]) + (g != g);
    long h = (long)g + (long)(unsigned char)f;
    _Bool truth = c && d;
    return saturate(c, (int)h) + (int)(e >> 64) + (int)bits + kind + truth + (c < 0 ? -c : c) +
           (c > 3 ? c : 3) - (-c);
}
