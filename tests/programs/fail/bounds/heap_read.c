// Reading one past the end of a heap block.
// expect: bug out-of-bounds line 8
#include <stdlib.h>

int main(void) {
    int *v = calloc(4, sizeof *v), sum = 0;
    for (int i = 0; i <= 4; i++)
        sum += v[i];
    free(v);
    return sum;
}
