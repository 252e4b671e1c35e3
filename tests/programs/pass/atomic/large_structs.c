// Atomic objects of any size are accessed in one step, although no machine has instructions for them.
// expect: verified
// args: --races error
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <string.h>

struct record {
    long a, b, c;
    int *payload;
};

static _Atomic struct record shared;
static int values[2];

static void *writer(void *unused) {
    values[0] = 7;
    struct record record = {1, 1, 1, &values[0]};
    atomic_store_explicit(&shared, record, memory_order_release);
    return 0;
}

static void *swapper(void *unused) {
    struct record expected = {0, 0, 0, 0}, mine = {2, 2, 2, 0};
    if (!atomic_compare_exchange_strong(&shared, &expected, mine))
        assert(expected.a == 1 && expected.payload == &values[0] && *expected.payload == 7);
    return 0;
}

int main(void) {
    pthread_t threads[2];
    pthread_create(&threads[0], 0, writer, 0);
    pthread_create(&threads[1], 0, swapper, 0);
    struct record seen = atomic_load_explicit(&shared, memory_order_acquire);
    assert(seen.a == seen.b && seen.b == seen.c && seen.a <= 2);
    if (seen.payload)
        assert(*seen.payload == 7);
    pthread_join(threads[0], 0);
    pthread_join(threads[1], 0);
    struct record zero = {0, 0, 0, 0};
    struct record last = atomic_exchange(&shared, zero);
    /* The writer overwrites, the swapper swaps only at first. */
    assert(last.a == 1 && last.payload == &values[0]);
    last = atomic_load(&shared);
    assert(last.a == 0 && !last.payload);
    assert(!atomic_is_lock_free(&shared));
    return 0;
}
