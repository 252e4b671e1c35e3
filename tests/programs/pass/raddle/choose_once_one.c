// A choice among one alternative is no choice.
// expect: verified
// count: 1
#include <assert.h>
#include <raddle.h>

int main(void) {
    assert(raddle_choose(1) == 0);
    assert(raddle_choose(1) == 0);
    return 0;
}
