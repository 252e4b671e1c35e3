// A negative index into the first heap object.
// expect: bug out-of-bounds line 7
#include <stdlib.h>

int main(void) {
    int *v = calloc(4, sizeof *v);
    v[-2] = 1;
    free(v);
    return 0;
}
