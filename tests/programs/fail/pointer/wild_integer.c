// A pointer made from an arbitrary integer.
// expect: bug wild-pointer line 8
#include <stdint.h>

int main(void) {
    volatile uintptr_t bits = 0x123456789abcu;
    int *p = (int *)bits;
    return *p;
}
