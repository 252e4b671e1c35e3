// A sequence lock whose reader has its snapshot in registers. All loads before the writer or all after it: two. In vain, the loads
// of `a` and `b` find 0 or 1 each, and the last one waits for a number that does not come back: four blocked.
// expect: verified
// count: 6
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_uint sequence;
static atomic_int a, b;

static void *writer(void *arg) {
    atomic_store(&sequence, 1);
    atomic_store(&a, 1);
    atomic_store(&b, 1);
    atomic_store(&sequence, 2);
    return arg;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, writer, NULL);
    unsigned before;
    int x, y;
    do {
        while ((before = atomic_load(&sequence)) % 2)
            ;
        x = atomic_load(&a);
        y = atomic_load(&b);
    } while (atomic_load(&sequence) != before);
    assert(x == y);
    pthread_join(t, NULL);
    return 0;
}
