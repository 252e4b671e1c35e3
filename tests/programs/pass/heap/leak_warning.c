// An allocation that is never freed is reported as a warning, not as a bug.
// warns: leak
// expect: verified
#include <stdlib.h>

static void forget(void) {
    char *p = malloc(10);
    p[0] = 'x';
}

int main(void) {
    forget();
    return 0;
}
