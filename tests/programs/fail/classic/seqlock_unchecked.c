// A sequence lock whose reader forgets that an odd sequence means a write in progress.
// expect: bug assertion line 25
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_uint sequence;
static atomic_int a, b;

static void *writer(void *arg) {
    atomic_fetch_add(&sequence, 1);
    atomic_store(&a, 1);
    atomic_store(&b, -1);
    atomic_fetch_add(&sequence, 1);
    return arg;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, writer, NULL);
    unsigned before = atomic_load(&sequence);
    int x = atomic_load(&a), y = atomic_load(&b);
    if (atomic_load(&sequence) == before)
        assert(x == -y);
    return 0;
}
