// realloc of a global.
// expect: bug invalid-free line 9
#include <stdlib.h>

static char buffer[16];

int main(void) {
    char *p = buffer;
    p = realloc(p, 32);
    return p == NULL;
}
