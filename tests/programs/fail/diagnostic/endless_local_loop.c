// A loop without visible operation that never ends: a limit stops it and the loop is named.
// expect: incomplete
#include <stddef.h>

int main(void) {
    volatile unsigned n = 0;
    while (1)
        n += 2;
    return 0;
}
