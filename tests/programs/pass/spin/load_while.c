// A load in a `while`: the thread waits until it finds something else, so the only store comes before the only load.
// expect: verified
// count: 1
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int ready;
static int data;

static void *waiter(void *arg) {
    while (!atomic_load_explicit(&ready, memory_order_acquire))
        ;
    assert(data == 7);
    return arg;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, waiter, NULL);
    data = 7;
    atomic_store_explicit(&ready, 1, memory_order_release);
    pthread_join(t, NULL);
    return 0;
}
