// raddle_assert fails for one choice out of many.
// expect: bug assertion line 7
#include <raddle.h>

int main(void) {
    unsigned a = raddle_choose(10), b = raddle_choose(10);
    raddle_assert(a * b != 63);
    return 0;
}
