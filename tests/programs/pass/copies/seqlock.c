// A reader that tries again when somebody has written in the meantime never uses half a structure, although it may read one.
// expect: verified
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

struct pair {
    long a, b;
};

static struct pair shared;
static atomic_uint sequence;

static void *writer(void *arg) {
    for (long i = 1; i <= 2; i++) {
        struct pair next = {i, i};
        atomic_fetch_add(&sequence, 1);
        shared = next;
        atomic_fetch_add(&sequence, 1);
    }
    return arg;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, 0, writer, 0);
    struct pair copy;
    unsigned before, after;
    do {
        before = atomic_load(&sequence);
        copy = shared;
        after = atomic_load(&sequence);
    } while (before != after || before % 2 != 0);
    assert(copy.a == copy.b);
    pthread_join(t, 0);
    return 0;
}
