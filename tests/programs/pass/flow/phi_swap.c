// Loop-carried values that swap each round: phis that read each other, as the optimiser writes them.
// cflags: -O1
// expect: verified
#include <assert.h>

__attribute__((noinline)) static unsigned rounds(unsigned a, unsigned b, unsigned c, int n) {
    for (int i = 0; i < n; i++) {
        unsigned t = a;
        a = b;
        b = c;
        c = t + i;
    }
    return a * 10000 + b * 100 + c;
}

__attribute__((noinline)) static int fib(int n) {
    int a = 0, b = 1;
    while (n-- > 0) {
        int t = a + b;
        a = b;
        b = t;
    }
    return a;
}

volatile int three = 3;

int main(void) {
    assert(rounds(1, 2, 3, 1) == 20301);
    assert(rounds(1, 2, 3, three) == 10305);
    assert(fib(three * 4) == 144);
    return 0;
}
