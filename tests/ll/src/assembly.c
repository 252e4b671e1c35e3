// Inline assembly that is empty or a fence; intrinsics that stand for fences and pauses.
#include <emmintrin.h>

int x, y, seen;

static inline void barrier(void) { __asm__ volatile("" ::: "memory"); }
static inline int hide(int v) {
    __asm__ volatile("" : "+r"(v));
    return v;
}

int main(void) {
    x = hide(1);
    barrier();
    __asm__ volatile("mfence" ::: "memory");
    __asm__ volatile("lock; addl $0,0(%%rsp)" ::: "memory", "cc");
    seen = y;
    __asm__ volatile("rep; nop");
    __asm__ volatile("lfence\n\tsfence" ::: "memory");
    _mm_pause();
    _mm_mfence();
    __sync_synchronize();
    return seen + __sync_fetch_and_nand(&x, 3) + __sync_val_compare_and_swap(&y, 0, 1);
}
