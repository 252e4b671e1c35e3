// A terabyte cannot be had: the limit is reported, memory is not exhausted.
// expect: incomplete
#include <stdlib.h>

int main(void) {
    char *p = malloc((size_t)1 << 40);
    if (!p)
        return 0;
    p[0] = 1;
    free(p);
    return 0;
}
