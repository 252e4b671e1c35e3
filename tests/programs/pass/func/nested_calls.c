// Many arguments of many types, nested calls as arguments, and K&R-free prototypes with small types.
// expect: verified
#include <assert.h>
#include <stdbool.h>

static long many(char a, short b, int c, long d, float e, double f, unsigned char g, bool h, long long i, int j) {
    return a + b * 2 + c * 3 + d * 4 + (long)(e * 2) + (long)(f * 4) + g + h + i * 5 + j;
}

static signed char narrow(int v) { return (signed char)v; }
static bool truth(int v) { return v; }
static int id(int v) { return v; }

int main(void) {
    assert(many(-1, -2, 3, -4, 1.5f, 0.25, 255, true, 1LL << 33, 7) == 42949673215L);
    assert(narrow(200) == -56 && truth(256) == 1);
    assert(id(id(1) + id(id(2) * id(3))) == 7);
    return 0;
}
