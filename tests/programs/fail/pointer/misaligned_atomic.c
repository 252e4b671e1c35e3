// An atomic access at an address that is not aligned for it.
// expect: bug misaligned line 10
#include <stdatomic.h>
#include <stdint.h>

static _Alignas(8) char bytes[16];

int main(void) {
    atomic_int *p = (atomic_int *)(void *)(bytes + 2);
    atomic_store(p, 1);
    return 0;
}
