// A sequence lock: the reader keeps its snapshot only if the sequence was even and did not change.
// expect: verified
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
    for (int attempt = 0; attempt < 2; attempt++) {
        unsigned before = atomic_load(&sequence);
        int x = atomic_load(&a), y = atomic_load(&b);
        if (before % 2 == 0 && atomic_load(&sequence) == before) {
            assert(x == -y);
            break;
        }
    }
    pthread_join(t, NULL);
    return 0;
}
