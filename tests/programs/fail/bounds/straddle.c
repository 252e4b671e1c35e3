// A wide read that begins inside a block and ends outside.
// expect: bug out-of-bounds line 10
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
    char *p = malloc(6);
    memset(p, 0, 6);
    uint32_t v = *(uint32_t *)(p + 4);
    free(p);
    return (int)v;
}
