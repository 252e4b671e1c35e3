// How far two functions are apart.
// expect: refused the distance between two objects | a decision by which of two addresses in different objects is the larger one
#include <assert.h>

static int one(void) { return 1; }
static int two(void) { return 2; }

int main(void) {
    int (*a)(void) = one, (*b)(void) = two;
    assert((unsigned long)b - (unsigned long)a == 16);
}
