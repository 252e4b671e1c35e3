// A decision on memory from malloc that was never written.
// expect: bug indeterminate-value line 8
#include <stdlib.h>

int main(void) {
    int *v = malloc(2 * sizeof *v), r = 0;
    v[0] = 1;
    if (v[1] == 0)
        r = 1;
    free(v);
    return r;
}
