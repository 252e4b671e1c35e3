// A sequence lock whose reader only looks whether the number is even, not whether it is the same.
// expect: bug assertion line 31
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_uint sequence;
static atomic_int a, b;

static void *writer(void *arg) {
    atomic_fetch_add(&sequence, 1);
    atomic_store(&a, 1);
    atomic_store(&b, 1);
    atomic_fetch_add(&sequence, 1);
    return arg;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, writer, NULL);
    unsigned before;
    int x, y;
    do {
        while (atomic_load(&sequence) % 2)
            ;
        x = atomic_load(&a);
        y = atomic_load(&b);
        before = atomic_load(&sequence);
    } while (before % 2);
    assert(x == y);
    pthread_join(t, NULL);
    return 0;
}
