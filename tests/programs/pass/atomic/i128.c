// A 16-byte compare-and-swap is one operation.
// cflags: -mcx16
// expect: verified
#include <assert.h>

static __int128 x __attribute__((aligned(16)));

int main(void) {
    __int128 one = (__int128)1 << 100;
    assert(__sync_bool_compare_and_swap(&x, (__int128)0, one));
    assert(__sync_val_compare_and_swap(&x, one, one + 1) == one);
    assert(x == one + 1);
    return 0;
}
