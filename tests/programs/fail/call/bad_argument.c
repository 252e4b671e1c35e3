// A library call whose behaviour is undefined: memcpy between overlapping ranges.
// expect: bug invalid-call line 9
#include <string.h>

static char b[16] = "overlapping";

int main(void) {
    char *from = b;
    memcpy(b + 2, from, 8);
    return 0;
}
