// Alignment beyond that of all objects, of the heap, of globals, of locals and of pages.
// expect: verified
#define _GNU_SOURCE
#include <assert.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/mman.h>

static _Alignas(8192) char global[3];

static int is_aligned(const void *p, uintptr_t to) {
    return (uintptr_t)p % to == 0;
}

int main(void) {
    void *p, *q = aligned_alloc(65536, 65536);
    assert(posix_memalign(&p, 4096, 100) == 0);
    assert(is_aligned(p, 4096) && is_aligned(q, 65536) && is_aligned(global, 8192));
    _Alignas(2048) char local[5];
    local[0] = 1;
    assert(is_aligned(local, 2048));
    free(p);
    free(q);
    char *pages = mmap(NULL, 5000, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    assert(pages != MAP_FAILED && is_aligned(pages, 4096) && pages[8191] == 0);
    assert(munmap(pages, 5000) == 0);
    assert(mmap(NULL, SIZE_MAX, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0) == MAP_FAILED);
    return 0;
}
