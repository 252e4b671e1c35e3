// A function that has the name of one of raddle.h's, and is the program's: it does not wait.
// expect: verified
// count: 1
#include <assert.h>

static unsigned x;

unsigned raddle_await_eq_4(const volatile void *pointer, unsigned value) {
    return *(const volatile unsigned *)pointer + value;
}

int main(void) {
    assert(raddle_await_eq_4(&x, 3) == 3);
    return 0;
}
