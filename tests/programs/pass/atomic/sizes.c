// _Atomic objects of each size, with the operators of the language.
// expect: verified
#include <assert.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

static _Atomic(uint8_t) a8;
static _Atomic(int16_t) a16;
static _Atomic(uint32_t) a32;
static _Atomic(int64_t) a64;
static _Atomic(bool) flag;
static int cells[4];
static int *_Atomic pointer = cells;

int main(void) {
    a8 = 250;
    a8 += 10;
    assert(a8 == 4 && a8++ == 4 && ++a8 == 6);
    a16 = -5;
    a16 *= 3;
    a16 <<= 1;
    assert(a16 == -30);
    a32 = 0xf0;
    a32 |= 0x0f;
    a32 ^= 1;
    a32 &= ~0x80u;
    assert(a32 == 0x7e);
    a64 = INT64_MAX;
    a64--;
    assert(a64 == INT64_MAX - 1);
    flag = 2;
    assert(flag == true);
    pointer++;
    assert(pointer++ == cells + 1 && --pointer == cells + 1);
    return 0;
}
