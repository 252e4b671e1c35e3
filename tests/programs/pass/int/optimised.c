// Integer code as the optimiser writes it: min, max, absolute value, saturation, funnel shifts.
// cflags: -O1
// expect: verified
#include <assert.h>
#include <stdint.h>

#define KEEP __attribute__((noinline))
KEEP static int min(int a, int b) { return a < b ? a : b; }
KEEP static unsigned umax(unsigned a, unsigned b) { return a > b ? a : b; }
KEEP static int magnitude(int a) { return a < 0 ? -a : a; }
KEEP static uint32_t rotate(uint32_t v, unsigned n) { return v << (n & 31) | v >> (-n & 31); }
KEEP static uint8_t saturate(uint8_t a, uint8_t b) { unsigned s = a + b; return s > 255 ? 255 : (uint8_t)s; }
KEEP static int sum_to(int n) { int s = 0; for (int i = 1; i <= n; i++) s += i; return s; }
KEEP static int classify(int v) { switch (v) { case 0: return 4; case 1: return 9; case 2: return 1; case 3: return 7; default: return -1; } }

volatile int zero;

int main(void) {
    assert(min(zero - 3, zero + 2) == -3);
    assert(umax((unsigned)zero - 1, 5) == 0xffffffffu);
    assert(magnitude(zero - 42) == 42);
    assert(rotate(0x80000001u + (unsigned)zero, 4) == 0x18u && rotate(5, 0) == 5);
    assert(saturate((uint8_t)(zero + 200), 100) == 255 && saturate(1, 2) == 3);
    assert(sum_to(zero + 100) == 5050);
    assert(classify(zero) == 4 && classify(zero + 2) == 1 && classify(zero + 9) == -1);
    return 0;
}
