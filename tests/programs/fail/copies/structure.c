// A seqlock whose reader does not try again sees a structure half copied.
// expect: bug assertion line 27
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

struct pair {
    long a, b;
};

static struct pair shared;
static atomic_uint sequence;

static void *writer(void *arg) {
    struct pair next = {1, 1};
    atomic_fetch_add(&sequence, 1);
    shared = next;
    atomic_fetch_add(&sequence, 1);
    return arg;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, writer, NULL);
    struct pair copy = shared;
    assert(copy.a == copy.b);
    pthread_join(t, NULL);
    return 0;
}
