// A ring buffer for one producer and one consumer, without locks: values arrive in order.
// args: --races=error
// expect: verified
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>

#define SLOTS 2

static int slot[SLOTS];
static atomic_uint head, tail;

static bool put(int v) {
    unsigned t = atomic_load_explicit(&tail, memory_order_relaxed);
    if (t - atomic_load_explicit(&head, memory_order_acquire) == SLOTS)
        return false;
    slot[t % SLOTS] = v;
    atomic_store_explicit(&tail, t + 1, memory_order_release);
    return true;
}

static bool get(int *v) {
    unsigned h = atomic_load_explicit(&head, memory_order_relaxed);
    if (atomic_load_explicit(&tail, memory_order_acquire) == h)
        return false;
    *v = slot[h % SLOTS];
    atomic_store_explicit(&head, h + 1, memory_order_release);
    return true;
}

static void *producer(void *arg) {
    put(1);
    put(2);
    return arg;
}

int main(void) {
    pthread_t t;
    int v, last = 0;
    pthread_create(&t, NULL, producer, NULL);
    for (int i = 0; i < 2; i++)
        if (get(&v))
            assert(v == ++last);
    pthread_join(t, NULL);
    while (get(&v))
        assert(v == ++last);
    assert(last == 2);
    return 0;
}
