// Direct and mutual recursion, with work before and after the call.
// expect: verified
#include <assert.h>

static int ackermann(int m, int n) {
    return m == 0 ? n + 1 : n == 0 ? ackermann(m - 1, 1) : ackermann(m - 1, ackermann(m, n - 1));
}

static int is_odd(int n);
static int is_even(int n) { return n == 0 ? 1 : is_odd(n - 1); }
static int is_odd(int n) { return n == 0 ? 0 : is_even(n - 1); }

static int hanoi(int n, int from, int to, int spare, int *moves) {
    if (n == 0)
        return 0;
    hanoi(n - 1, from, spare, to, moves);
    ++*moves;
    hanoi(n - 1, spare, to, from, moves);
    return *moves;
}

int main(void) {
    int moves = 0;
    assert(ackermann(2, 3) == 9);
    assert(is_even(50) && !is_even(51));
    assert(hanoi(5, 0, 2, 1, &moves) == 31);
    return 0;
}
