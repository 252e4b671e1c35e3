// Aligned allocation in its three forms; every allocation is aligned for any type.
// expect: verified
#include <assert.h>
#include <stdint.h>
#include <stdlib.h>

int main(void) {
    void *p = aligned_alloc(64, 128), *q = NULL, *r = malloc(1);
    assert(p && ((uintptr_t)p & 63) == 0);
    assert(posix_memalign(&q, 256, 10) == 0 && ((uintptr_t)q & 255) == 0);
    assert(((uintptr_t)r & 15) == 0);
    ((char *)p)[127] = 1;
    ((char *)q)[9] = 2;
    free(p);
    free(q);
    free(r);
    return 0;
}
