// Packed and over-aligned structs, and unaligned members.
// expect: verified
#include <assert.h>
#include <stddef.h>
#include <stdint.h>

struct __attribute__((packed)) header { uint8_t kind; uint32_t size; uint16_t check; uint64_t stamp; };
struct aligned { char c; _Alignas(32) int v; };

static struct header table[2] = {{1, 0x11223344, 7, 9}, {2, 0xaabbccdd, 8, 1ull << 40}};

int main(void) {
    assert(sizeof(struct header) == 15 && offsetof(struct header, stamp) == 7);
    assert(table[1].size == 0xaabbccddu && table[1].stamp == 1ull << 40 && table[0].check == 7);
    table[1].stamp += 1;
    table[1].size ^= 0xffu;
    assert(table[1].stamp == (1ull << 40) + 1 && table[1].size == 0xaabbcc22u && table[1].check == 8);
    struct aligned a[2];
    a[1].v = 5;
    assert(sizeof(struct aligned) == 64 && ((uintptr_t)&a[1].v & 31) == 0 && a[1].v == 5);
    return 0;
}
