// A loop that goes round by itself runs to its end, whatever the bound: what comes after it is checked.
// args: --unroll 4
// expect: verified
#include <assert.h>

int main(void) {
    int sum = 0;
    for (int i = 0; i < 100; i++)
        sum += i;
    assert(sum == 4950);
    return 0;
}
