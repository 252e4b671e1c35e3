// Lazy initialisation with a three-state flag: one thread makes it, the other waits (an assumption) or finds it made.
// args: --races=error
// not-native: waiting is an assumption
// expect: verified
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

void __VERIFIER_assume(int);

enum { EMPTY, BUSY, READY };
static atomic_int state = EMPTY;
static int value, times;

static int get(void) {
    int expected = EMPTY;
    if (atomic_compare_exchange_strong(&state, &expected, BUSY)) {
        times++;
        value = 99;
        atomic_store_explicit(&state, READY, memory_order_release);
    } else if (expected != READY) {
        __VERIFIER_assume(atomic_load_explicit(&state, memory_order_acquire) == READY);
    }
    return value;
}

static void *worker(void *arg) { assert(get() == 99); return arg; }

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, worker, NULL);
    assert(get() == 99);
    pthread_join(t, NULL);
    assert(times == 1);
    return 0;
}
