// Recursion without end through a shared variable.
// expect: bug stack-overflow
#include <stdatomic.h>

static atomic_int x;

static int down(int n) {
    if (atomic_fetch_add(&x, 1) < 0)
        return n;
    return down(n + 1) + 1;
}

int main(void) { return down(0); }
