// Counting, reversing and rotating bits.
// expect: verified
#include <assert.h>
#include <stdint.h>

static unsigned parity(uint64_t v) { return (unsigned)__builtin_parityll(v); }

int main(void) {
    volatile uint32_t v = 0x00f0a001u;
    volatile uint64_t w = 0x0000100000000000u;
    assert(__builtin_popcount(v) == 7 && __builtin_popcountll(w) == 1);
    assert(__builtin_clz(v) == 8 && __builtin_clzll(w) == 19);
    assert(__builtin_ctz(v) == 0 && __builtin_ctz(v & ~1u) == 13 && __builtin_ctzll(w) == 44);
    assert(__builtin_ffs((int)v) == 1 && __builtin_ffs(0) == 0);
    assert(parity(v) == 1 && parity(3) == 0);
    assert(__builtin_bswap16(0x1234) == 0x3412);
    assert(__builtin_bswap32(v) == 0x01a0f000u);
    assert(__builtin_bswap64(w) == 0x0000000000100000u);
    assert(__builtin_bitreverse8(0x16) == 0x68 && __builtin_bitreverse32(1) == 0x80000000u);
    assert(__builtin_rotateleft32(v, 8) == 0xf0a00100u && __builtin_rotateright32(1, 1) == 0x80000000u);
    return 0;
}
