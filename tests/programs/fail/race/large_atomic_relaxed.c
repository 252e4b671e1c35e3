// A relaxed store of a large atomic object publishes nothing.
// expect: bug data-race line 26
// args: --races error
#include <pthread.h>
#include <stdatomic.h>

struct record {
    long a, b;
    int *payload;
};

static _Atomic struct record shared;
static int value;

static void *writer(void *unused) {
    value = 7;
    struct record record = {1, 1, &value};
    atomic_store_explicit(&shared, record, memory_order_relaxed);
    return 0;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, 0, writer, 0);
    struct record seen = atomic_load_explicit(&shared, memory_order_acquire);
    return seen.payload ? *seen.payload - 7 : 0;
}
