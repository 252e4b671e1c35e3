// An alias is another name for a function or a variable; a weak definition counts; a weak undefined symbol is null.
// expect: verified
#include <assert.h>

int value = 5;
extern int same_value __attribute__((alias("value")));
int answer(void) { return 42; }
int same_answer(void) __attribute__((alias("answer")));
__attribute__((weak)) int overridable(void) { return 7; }
extern int absent(void) __attribute__((weak));

int main(void) {
    same_value++;
    assert(value == 6 && &same_value == &value);
    assert(same_answer() == 42);
    assert(overridable() == 7);
    assert(absent == 0);
    return 0;
}
