// The bound also cuts a long local loop; what comes after it is not checked.
// args: --unroll 4
// expect: no-bug-within-bounds
#include <assert.h>

int main(void) {
    int sum = 0;
    for (int i = 0; i < 100; i++)
        sum += i;
    assert(sum == 4950);
    return 0;
}
