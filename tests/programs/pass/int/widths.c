// Arithmetic wraps and extends as it should for every integer width.
// expect: verified
#include <assert.h>
#include <stdint.h>

static int8_t add8(int8_t a, int8_t b) { return (int8_t)(a + b); }
static uint8_t addu8(uint8_t a, uint8_t b) { return (uint8_t)(a + b); }
static int16_t mul16(int16_t a, int16_t b) { return (int16_t)(a * b); }
static uint16_t mulu16(uint16_t a, uint16_t b) { return (uint16_t)((unsigned)a * b); }
static uint32_t mulu32(uint32_t a, uint32_t b) { return a * b; }
static uint64_t mulu64(uint64_t a, uint64_t b) { return a * b; }
static int64_t sub64(int64_t a, int64_t b) { return a - b; }

int main(void) {
    assert(add8(100, 27) == 127);
    assert(add8(100, 28) == -128);
    assert(addu8(250, 10) == 4);
    assert(mul16(300, 300) == 24464);
    assert(mulu16(0xffff, 0xffff) == 1);
    assert(mulu32(0x80000001u, 2u) == 2u);
    assert(mulu64(0x100000001u, 0x100000001u) == 0x200000001u);
    assert(sub64(INT64_MIN + 1, 1) == INT64_MIN);
    assert((uint32_t)-1 == 0xffffffffu);
    assert((int64_t)(int32_t)0x80000000u == -0x80000000LL);
    return 0;
}
