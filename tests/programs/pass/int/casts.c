// Truncation, sign and zero extension, and conversions between pointers and integers.
// expect: verified
#include <assert.h>
#include <stdbool.h>
#include <stdint.h>

static int global;

int main(void) {
    volatile int big = 0x12345678;
    assert((uint8_t)big == 0x78 && (int16_t)big == 0x5678 && (int8_t)(big << 1) == -16);
    volatile signed char sc = -1;
    assert((unsigned)sc == 0xffffffffu && (unsigned)(unsigned char)sc == 0xff && (uint64_t)sc == UINT64_MAX);
    volatile unsigned u = 0x80000000u;
    assert((int64_t)u == 0x80000000LL && (int64_t)(int)u == -0x80000000LL);
    bool t = (bool)big, f = (bool)(big - big);
    assert(t == 1 && f == 0 && t + t == 2);
    uintptr_t bits = (uintptr_t)&global;
    int *back = (int *)bits;
    *back = 7;
    assert(global == 7 && back == &global);
    assert((void *)(uintptr_t)0 == 0);
    return 0;
}
