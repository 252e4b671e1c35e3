// Signed and unsigned division and remainder, with every sign of the operands.
// expect: verified
#include <assert.h>
#include <stdint.h>

static int sdiv(int a, int b) { return a / b; }
static int srem(int a, int b) { return a % b; }
static unsigned udiv(unsigned a, unsigned b) { return a / b; }
static unsigned urem(unsigned a, unsigned b) { return a % b; }
static int64_t sdiv64(int64_t a, int64_t b) { return a / b; }
static uint64_t urem64(uint64_t a, uint64_t b) { return a % b; }
static signed char sdiv8(signed char a, signed char b) { return (signed char)(a / b); }

int main(void) {
    assert(sdiv(7, 2) == 3 && srem(7, 2) == 1);
    assert(sdiv(-7, 2) == -3 && srem(-7, 2) == -1);
    assert(sdiv(7, -2) == -3 && srem(7, -2) == 1);
    assert(sdiv(-7, -2) == 3 && srem(-7, -2) == -1);
    assert(udiv(0xfffffff9u, 2) == 0x7ffffffcu && urem(0xfffffff9u, 10) == 9);
    assert(sdiv64(INT64_MIN, 10) == -922337203685477580LL);
    assert(urem64(UINT64_MAX, 1000) == 615);
    assert(sdiv8(-128, 3) == -42);
    return 0;
}
