// Unions: reading the bytes of one member through another.
// expect: verified
#include <assert.h>
#include <stdint.h>

union word {
    uint32_t u;
    float f;
    uint8_t bytes[4];
    struct { uint16_t low, high; } halves;
};

struct variant { enum { INT, REAL, TEXT } tag; union { long i; double d; const char *s; }; };

static double value(struct variant v) { return v.tag == INT ? (double)v.i : v.tag == REAL ? v.d : v.s[0]; }

int main(void) {
    union word w = {.u = 0x40490fdbu};
    assert(w.bytes[0] == 0xdb && w.bytes[3] == 0x40 && w.halves.high == 0x4049);
    assert(w.f > 3.1415f && w.f < 3.1416f);
    w.f = 1.0f;
    assert(w.u == 0x3f800000u);
    w.halves.low = 0xffff;
    assert(w.u == 0x3f80ffffu);
    assert(value((struct variant){INT, {.i = 4}}) == 4.0);
    assert(value((struct variant){REAL, {.d = 2.5}}) == 2.5);
    assert(value((struct variant){TEXT, {.s = "x"}}) == 120.0);
    return 0;
}
