// A recursion may go on for ever, like a loop: what ends it is in the slice.
#include <assert.h>
int depth = 3, visited, x;
static void walk(int n) {
    visited++;
    if (n < depth)
        walk(n + 1);
}
static int twice(int n) { return 2 * n; }
int main(void) {
    walk(0);
    x = twice(2);
    assert(x == 4);
}
