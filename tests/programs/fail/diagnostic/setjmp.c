// setjmp and longjmp are named as unsupported.
// expect: error setjmp
#include <setjmp.h>

static jmp_buf where;

int main(void) {
    if (setjmp(where) == 0)
        longjmp(where, 1);
    return 0;
}
