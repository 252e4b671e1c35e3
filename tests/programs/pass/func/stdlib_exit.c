// exit() runs the atexit handlers in reverse order and ends the execution, also from a nested call.
// expect: verified
#include <assert.h>
#include <stdlib.h>

static int order;

static void one(void) { assert(++order == 2); }
static void two(void) { assert(++order == 1); }
static void deep(int n) {
    if (n == 0)
        exit(0);
    deep(n - 1);
    assert(0);
}

int main(void) {
    atexit(one);
    atexit(two);
    deep(3);
    return 1;
}
