// 128-bit integers: arithmetic, comparison, shifts, conversion, division.
// expect: verified
#include <assert.h>
#include <stdint.h>

typedef unsigned __int128 u128;
typedef __int128 i128;

static u128 make(uint64_t hi, uint64_t lo) { return (u128)hi << 64 | lo; }
static u128 mul(uint64_t a, uint64_t b) { return (u128)a * b; }
static i128 neg(i128 v) { return -v; }

int main(void) {
    u128 p = mul(UINT64_MAX, UINT64_MAX);
    assert((uint64_t)(p >> 64) == UINT64_MAX - 1 && (uint64_t)p == 1);
    u128 carry = make(0, UINT64_MAX) + 1;
    assert(carry == make(1, 0));
    assert(make(1, 0) - 1 == make(0, UINT64_MAX));
    i128 n = neg((i128)make(0, 5));
    assert(n < 0 && n / 2 == -2 && n % 2 == -1 && n >> 1 == -3);
    assert((uint64_t)((u128)n >> 64) == UINT64_MAX);
    assert(make(7, 0) / 7 == make(1, 0) && make(7, 3) % 7 == 3);
    assert(make(2, 0) > make(1, UINT64_MAX) && (i128)make(1, 0) > n);
    assert((double)make(1, 0) == 18446744073709551616.0);
    return 0;
}
