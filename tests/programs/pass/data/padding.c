// Copying a struct copies its padding and its uninitialised members; only using them in a decision would be a fault.
// expect: verified
#include <assert.h>

struct gap { char c; long l; short s; };

static struct gap part(void) {
    struct gap g;
    g.c = 'x';
    g.s = 3;
    return g;
}

int main(void) {
    struct gap a = part(), b = a;
    assert(b.c == 'x' && b.s == 3);
    b.l = 5;
    a = b;
    assert(a.l == 5);
    return 0;
}
