// A jump back to itself, for ever.
// expect: incomplete
// args: --max-local-steps 1000
#include <setjmp.h>

int main(void) {
    jmp_buf here;
    setjmp(here);
    longjmp(here, 1);
}
