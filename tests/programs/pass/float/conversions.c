// Conversions between floating point and integers of all widths, and between float and double.
// expect: verified
#include <assert.h>
#include <stdint.h>

int main(void) {
    volatile double d = -3.99;
    volatile float f = 3e9f;
    assert((int)d == -3 && (int64_t)d == -3 && (signed char)d == -3);
    assert((unsigned)f == 3000000000u && (uint64_t)f == 3000000000u);
    volatile int i = -7;
    volatile uint64_t u = 1ull << 63;
    assert((double)i == -7.0 && (float)i == -7.0f);
    assert((double)u == 9223372036854775808.0);
    volatile int64_t precise = (1LL << 53) + 1;
    assert((double)precise == 9007199254740992.0 && (int64_t)(double)precise == (1LL << 53));
    volatile uint8_t byte = 255;
    assert((float)byte / 2 == 127.5f);
    assert((float)16777217 == 16777216.0f);
    return 0;
}
