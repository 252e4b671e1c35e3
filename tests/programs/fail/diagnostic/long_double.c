// long double has 64 bits of precision, which nothing here can compute with: it is refused rather than rounded.
// expect: error store of a long double is not supported
#include <assert.h>

int main(void) {
    volatile long double one = 1.0L;
    assert(one * 3 == 3.0L);
    return 0;
}
