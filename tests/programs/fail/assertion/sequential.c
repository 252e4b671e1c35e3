// A plain failing assertion, in a function called from main.
// expect: bug assertion line 6
#include <assert.h>

static int half(int v) {
    assert(v % 2 == 0);
    return v / 2;
}

int main(void) { return half(4) + half(half(6)) - 3; }
