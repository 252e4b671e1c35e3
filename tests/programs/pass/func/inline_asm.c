// Inline assembly that only orders: empty compiler barriers and processor fences.
// expect: verified
#include <assert.h>

static int shared;

static int hide(int v) {
    __asm__ volatile("" : "+r"(v));
    return v;
}

int main(void) {
    shared = 1;
    __asm__ volatile("" ::: "memory");
    assert(shared == 1);
    __asm__ volatile("mfence" ::: "memory");
    shared = 2;
    __asm__ volatile("lock; addl $0,0(%%rsp)" ::: "memory", "cc");
    __asm__ volatile("sfence\n\tlfence" ::: "memory");
    __asm__ volatile("pause");
    assert(shared == 2 && hide(9) == 9);
    return 0;
}
