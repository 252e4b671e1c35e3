// Vector types of the compiler: arithmetic per lane, comparison masks, element access, shuffles.
// expect: verified
#include <assert.h>

typedef int v4 __attribute__((vector_size(16)));
typedef float f4 __attribute__((vector_size(16)));
typedef unsigned char b8 __attribute__((vector_size(8)));

static v4 scale(v4 v, int by) { return v * by; }

int main(void) {
    v4 a = {1, 2, 3, 4}, b = {10, 20, 30, 40};
    v4 c = a + b - (v4){1, 1, 1, 1};
    assert(c[0] == 10 && c[3] == 43);
    c = scale(c, 2);
    assert(c[1] == 42);
    v4 m = a > (v4){2, 2, 2, 2};
    assert(m[0] == 0 && m[2] == -1);
    v4 r = __builtin_shufflevector(a, b, 3, 2, 5, 4);
    assert(r[0] == 4 && r[1] == 3 && r[2] == 20 && r[3] == 10);
    f4 f = {0.5f, 1.5f, 2.5f, 3.5f};
    f *= 2.0f;
    assert(f[3] == 7.0f);
    b8 bytes = {250, 251, 252, 253, 254, 255, 0, 1};
    bytes += (unsigned char)5;
    assert(bytes[0] == 255 && bytes[1] == 0 && bytes[7] == 6);
    a[2] = 99;
    assert((a & b)[2] == (99 & 30) && (a << 1)[0] == 2);
    return 0;
}
