// Bit-fields, signed and unsigned, packed into one word and crossing bytes.
// expect: verified
#include <assert.h>
#include <string.h>

struct flags {
    unsigned a : 3;
    signed b : 5;
    unsigned c : 1;
    unsigned d : 13;
    unsigned long long wide : 40;
};

static void set(struct flags *f, unsigned a, int b, unsigned d) {
    f->a = a & 7u;
    f->b = b;
    f->d = d & 0x1fffu;
}

int main(void) {
    struct flags f;
    memset(&f, 0, sizeof f);
    set(&f, 9, -16, 0x1fff);
    f.c = 1;
    f.wide = 0xabcdef0123u;
    assert(f.a == 1 && f.b == -16 && f.c == 1 && f.d == 0x1fff && f.wide == 0xabcdef0123u);
    f.a++;
    f.b += 20;
    f.c ^= 1;
    assert(f.a == 2 && f.b == 4 && f.c == 0 && f.d == 0x1fff);
    f.wide >>= 36;
    assert(f.wide == 0xa);
    return 0;
}
