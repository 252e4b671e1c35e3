// A variable of a loop begins anew in each round, also where rounds with and without its end meet.
// expect: verified
#include <assert.h>

extern int __VERIFIER_nondet_int(void);

static int shared;

static void point(int **at, int *to) { *at = to; }

int main(void) {
    for (int i = 0; i < 2; i++) {
        int rounds = __VERIFIER_nondet_int() & 7;
        for (int k = 0; k < rounds; k++)
            shared = k;
        shared = 5;
        {
            int x, *y;
            point(&y, &x);
            *y = 3;
            assert(x == 3);
        }
    }
}
