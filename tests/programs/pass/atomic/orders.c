// Every memory order on every kind of operation; exploration is over sequential consistency for all of them.
// expect: verified
#include <assert.h>
#include <stdatomic.h>

static atomic_long x;

int main(void) {
    long e = 0;
    atomic_store_explicit(&x, 1, memory_order_relaxed);
    atomic_store_explicit(&x, 2, memory_order_release);
    atomic_store_explicit(&x, 3, memory_order_seq_cst);
    assert(atomic_load_explicit(&x, memory_order_relaxed) == 3);
    assert(atomic_load_explicit(&x, memory_order_consume) == 3);
    assert(atomic_load_explicit(&x, memory_order_acquire) == 3);
    assert(atomic_fetch_add_explicit(&x, 1, memory_order_relaxed) == 3);
    assert(atomic_fetch_sub_explicit(&x, 1, memory_order_acq_rel) == 4);
    assert(atomic_exchange_explicit(&x, 0, memory_order_release) == 3);
    assert(atomic_compare_exchange_strong_explicit(&x, &e, 5, memory_order_acq_rel, memory_order_acquire));
    e = 5;
    assert(atomic_compare_exchange_weak_explicit(&x, &e, 6, memory_order_seq_cst, memory_order_relaxed));
    atomic_thread_fence(memory_order_acquire);
    atomic_thread_fence(memory_order_release);
    atomic_thread_fence(memory_order_acq_rel);
    atomic_thread_fence(memory_order_seq_cst);
    atomic_signal_fence(memory_order_seq_cst);
    assert(x == 6);
    return 0;
}
