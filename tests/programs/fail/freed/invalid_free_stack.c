// Freeing what was never allocated: a local, through a pointer.
// expect: bug invalid-free line 6
#include <stdlib.h>

static void drop(void *p) {
    free(p);
}

int main(void) {
    int local = 1;
    drop(&local);
    return local;
}
