// The same block freed twice in a row.
// expect: bug double-free line 8
#include <stdlib.h>

int main(void) {
    void *p = malloc(1);
    free(p);
    free(p);
    return 0;
}
