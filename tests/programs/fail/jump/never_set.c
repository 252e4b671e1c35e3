// A jump with a buffer that nobody has filled in.
// expect: bug invalid-call line 7
#include <setjmp.h>

static jmp_buf where;

int main(void) { longjmp(where, 1); }
