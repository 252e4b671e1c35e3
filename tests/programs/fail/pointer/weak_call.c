// A weak function that is defined nowhere is a null pointer, in code and in tables; calling it is a fault.
// expect: bug null-pointer line 11
#include <assert.h>

extern int hook(int) __attribute__((weak));
static int (*const table[1])(int) = {hook};

int main(void) {
    assert(table[0] == 0);
    assert(!&hook);
    return hook(1);
}
