// Freeing a pointer into the middle of a block.
// expect: bug invalid-free line 7
#include <stdlib.h>

int main(void) {
    char *p = malloc(10);
    free(p + 4);
    return 0;
}
