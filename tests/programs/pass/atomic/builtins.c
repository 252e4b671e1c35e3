// The __atomic builtins, also the forms that return the new value, nand, and min and max.
// expect: verified
#include <assert.h>
#include <stdbool.h>

static int x = 1;
static unsigned u = 5;
static bool lock;

int main(void) {
    int v, e = 12;
    __atomic_store_n(&x, 10, __ATOMIC_SEQ_CST);
    assert(__atomic_add_fetch(&x, 2, __ATOMIC_RELAXED) == 12);
    assert(__atomic_compare_exchange_n(&x, &e, 20, false, __ATOMIC_ACQ_REL, __ATOMIC_RELAXED));
    assert(__atomic_sub_fetch(&x, 5, __ATOMIC_SEQ_CST) == 15 && __atomic_and_fetch(&x, 6, __ATOMIC_SEQ_CST) == 6);
    assert(__atomic_or_fetch(&x, 9, __ATOMIC_SEQ_CST) == 15 && __atomic_xor_fetch(&x, 5, __ATOMIC_SEQ_CST) == 10);
    assert(__atomic_fetch_nand(&x, 2, __ATOMIC_SEQ_CST) == 10 && x == ~2);
    assert(__atomic_fetch_min(&u, 3u, __ATOMIC_SEQ_CST) == 5 && u == 3);
    assert(__atomic_fetch_max(&x, 4, __ATOMIC_SEQ_CST) == ~2 && x == 4);
    __atomic_load(&x, &v, __ATOMIC_ACQUIRE);
    assert(v == 4);
    v = 8;
    __atomic_exchange(&x, &v, &e, __ATOMIC_SEQ_CST);
    assert(x == 8 && e == 4);
    assert(!__atomic_test_and_set(&lock, __ATOMIC_ACQUIRE) && lock);
    __atomic_clear(&lock, __ATOMIC_RELEASE);
    assert(!lock);
    __atomic_thread_fence(__ATOMIC_SEQ_CST);
    return 0;
}
