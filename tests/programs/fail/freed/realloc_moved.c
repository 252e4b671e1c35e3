// The old pointer is dead after realloc.
// expect: bug use-after-free line 9
#include <stdlib.h>

int main(void) {
    int *v = malloc(sizeof *v), *old = v;
    *v = 1;
    v = realloc(v, 1000 * sizeof *v);
    *old = 2;
    free(v);
    return 0;
}
