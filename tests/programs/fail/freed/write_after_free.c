// Writing to a block after its free.
// expect: bug use-after-free line 8
#include <stdlib.h>

int main(void) {
    char *p = malloc(8);
    free(p);
    p[3] = 'x';
    return 0;
}
