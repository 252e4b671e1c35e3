// raddle_choose tries every alternative: 2 * 3 executions.
// expect: verified
// count: 6
#include <assert.h>
#include <raddle.h>

int main(void) {
    unsigned a = raddle_choose(2), b = raddle_choose(3);
    assert(a < 2 && b < 3);
    assert(a * 3 + b <= 5);
    return 0;
}
