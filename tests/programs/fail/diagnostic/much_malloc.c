// Memory that grows without end is stopped by a limit.
// expect: incomplete
#include <stdlib.h>
#include <string.h>

int main(void) {
    for (;;) {
        char *p = malloc(1 << 24);
        memset(p, 1, 1 << 24);
    }
}
