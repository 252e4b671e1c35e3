// printf with fewer arguments than its format asks for.
// cflags: -Wno-format
// expect: bug invalid-call line 7
#include <stdio.h>

int main(void) {
    printf("%d %s\n", 1);
    return 0;
}
