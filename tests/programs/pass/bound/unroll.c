// A spin loop cut by --unroll: nothing wrong was found within the bound, and the verdict says so.
// args: --unroll 3 --no-spin-detection
// not-native: waits
// expect: no-bug-within-bounds
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int ready, data;

static void *producer(void *arg) {
    (void)arg;
    atomic_store(&data, 3);
    atomic_store(&ready, 1);
    return NULL;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, producer, NULL);
    while (!atomic_load(&ready))
        ;
    assert(atomic_load(&data) == 3);
    return 0;
}
