// The same with a jump, and the pointer kept where others could see it.
// expect: bug use-after-free line 17
#include <stddef.h>

static int *kept;
static int sum;

int main(void) {
    int i = 0;
again:;
    {
        int x = i, *last = kept;
        kept = &x;
        if (i++ < 2)
            goto again;
        if (last)
            sum = *last;
    }
}
