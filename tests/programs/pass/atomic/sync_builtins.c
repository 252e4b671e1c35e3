// The older __sync builtins.
// expect: verified
#include <assert.h>

static int x;
static long y = 3;

int main(void) {
    assert(__sync_fetch_and_add(&x, 5) == 0 && __sync_add_and_fetch(&x, 1) == 6);
    assert(__sync_fetch_and_sub(&x, 2) == 6 && __sync_sub_and_fetch(&x, 1) == 3);
    assert(__sync_fetch_and_or(&x, 8) == 3 && __sync_fetch_and_and(&x, 9) == 11 && __sync_fetch_and_xor(&x, 1) == 9);
    assert(__sync_bool_compare_and_swap(&x, 8, 100) && !__sync_bool_compare_and_swap(&x, 8, 101));
    assert(__sync_val_compare_and_swap(&y, 3L, 4L) == 3 && __sync_val_compare_and_swap(&y, 3L, 5L) == 4);
    assert(__sync_lock_test_and_set(&x, 1) == 100);
    __sync_lock_release(&x);
    __sync_synchronize();
    assert(x == 0 && y == 4);
    return 0;
}
