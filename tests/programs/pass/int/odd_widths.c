// Integers of unusual width (_BitInt in newer compilers, bit-fields in older ones) keep to their width.
// expect: verified
#include <assert.h>

#if __clang_major__ >= 15
typedef unsigned _BitInt(7) u7;
typedef _BitInt(33) i33;
static unsigned wrap7(unsigned v) { return (unsigned)(u7)v; }
static long long wrap33(long long v) { return (long long)(i33)v; }
#else
struct narrow { unsigned v : 7; };
struct wide { signed long long v : 33; };
static unsigned wrap7(unsigned v) { struct narrow n = {v & 127u}; return n.v; }
static long long wrap33(long long v) { struct wide w; w.v = v; return w.v; }
#endif

int main(void) {
    assert(wrap7(127) == 127 && wrap7(128) == 0 && wrap7(200) == 72);
    assert(wrap33(4294967296LL) == -4294967296LL && wrap33(4294967295LL) == 4294967295LL);
    assert(wrap33(-1) == -1);
    return 0;
}
