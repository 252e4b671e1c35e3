// The offset leads out of the array.
// expect: bug out-of-bounds line 9
#include <stddef.h>

static unsigned map[2];

int main(int argc, char **argv) {
    int bit = 63 + argc;
    __asm__ volatile("lock btsl %1, %0" : "+m"(*map) : "r"(bit) : "memory");
}
