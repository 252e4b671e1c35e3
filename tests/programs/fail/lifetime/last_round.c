// A pointer to the variable of the last round, whose place the variable of this one might have.
// expect: bug use-after-free line 10
#include <stddef.h>

static int sum;

int main(void) {
    for (int i = 0, *last = NULL; i < 3; i++) {
        int x = i;
        sum += last ? *last : 0;
        last = &x;
    }
}
