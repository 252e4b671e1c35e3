// A jump to a function that has returned, though another call of it is in progress.
// expect: bug invalid-call line 12
#include <setjmp.h>

static jmp_buf where;

static int mark(int again) {
    if (!again) {
        if (setjmp(where))
            return 1;
    } else {
        longjmp(where, 1);
    }
    return 0;
}

int main(void) {
    mark(0);
    mark(1);
}
