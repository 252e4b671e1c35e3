// Every generic function of <stdatomic.h>, with the value it returns and the value it leaves.
// expect: verified
#include <assert.h>
#include <stdatomic.h>

static atomic_int x = 3;
static atomic_flag flag = ATOMIC_FLAG_INIT;

int main(void) {
    int expected;
    atomic_init(&x, 4);
    assert(atomic_load(&x) == 4);
    atomic_store(&x, 5);
    assert(atomic_exchange(&x, 6) == 5);
    assert(atomic_fetch_add(&x, 10) == 6 && atomic_fetch_sub(&x, 1) == 16);
    assert(atomic_fetch_or(&x, 0x30) == 15 && atomic_fetch_and(&x, 0x3c) == 63);
    assert(atomic_fetch_xor(&x, 0x0c) == 60 && atomic_load(&x) == 48);
    expected = 48;
    assert(atomic_compare_exchange_strong(&x, &expected, 7) && expected == 48);
    assert(!atomic_compare_exchange_strong(&x, &expected, 8) && expected == 7);
    while (!atomic_compare_exchange_weak(&x, &expected, 9))
        ;
    assert(x == 9);
    assert(!atomic_flag_test_and_set(&flag) && atomic_flag_test_and_set(&flag));
    atomic_flag_clear(&flag);
    assert(!atomic_flag_test_and_set_explicit(&flag, memory_order_acquire));
    assert(atomic_is_lock_free(&x));
    return 0;
}
