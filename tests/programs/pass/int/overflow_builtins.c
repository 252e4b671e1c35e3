// Arithmetic that reports overflow, in several widths and signs.
// expect: verified
#include <assert.h>
#include <limits.h>
#include <stdint.h>

int main(void) {
    int i;
    unsigned u;
    int64_t l;
    uint8_t b;
    volatile int max = INT_MAX;
    volatile unsigned umax = UINT_MAX;
    assert(__builtin_add_overflow(max, 1, &i) && i == INT_MIN);
    assert(!__builtin_add_overflow(max, -1, &i) && i == INT_MAX - 1);
    assert(__builtin_sub_overflow(0u, umax, &u) && u == 1);
    assert(__builtin_mul_overflow(max, 2, &i) && i == -2);
    assert(!__builtin_mul_overflow((int64_t)max, 2, &l) && l == 4294967294LL);
    assert(__builtin_add_overflow((uint8_t)200, (uint8_t)100, &b) && b == 44);
    assert(__builtin_sadd_overflow(max, max, &i) && i == -2);
    assert(__builtin_umul_overflow(umax, 2u, &u) && u == UINT_MAX - 1);
    assert(__builtin_mul_overflow(-1, 5u, &u));
    assert(!__builtin_mul_overflow(-1, 5u, &i) && i == -5);
    return 0;
}
