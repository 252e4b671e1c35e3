// Shifts and bit operations: arithmetic and logical, by constants and by variables.
// expect: verified
#include <assert.h>
#include <stdint.h>

static int sar(int v, int n) { return v >> n; }
static unsigned shr(unsigned v, unsigned n) { return v >> n; }
static uint64_t shl64(uint64_t v, int n) { return v << n; }
static int8_t sar8(int8_t v, int n) { return (int8_t)(v >> n); }
static uint32_t rotl(uint32_t v, int n) { return v << n | v >> (32 - n); }

int main(void) {
    assert(sar(-8, 1) == -4 && sar(-1, 31) == -1 && sar(0x40000000, 30) == 1);
    assert(shr(0x80000000u, 31) == 1 && shr(0xdeadbeefu, 16) == 0xdead);
    assert(shl64(1, 63) == 0x8000000000000000u && shl64(3, 40) == 0x30000000000u);
    assert(sar8(-128, 3) == -16);
    assert(rotl(0x80000001u, 4) == 0x18u);
    uint32_t v = 0xf0f0f0f0u;
    assert((v & 0xff00u) == 0xf000u && (v | 0x0fu) == 0xf0f0f0ffu && (v ^ v) == 0 && ~v == 0x0f0f0f0fu);
    return 0;
}
