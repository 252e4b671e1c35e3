// In an atomic block a copy is part of the block, however small its parts are.
// args: --copies=1
// expect: verified
#include <assert.h>
#include <pthread.h>
#include <raddle.h>

struct pair {
    long a, b;
};

static struct pair shared;

static void *other(void *arg) {
    struct pair next = {1, 1};
    raddle_atomic_begin();
    shared = next;
    raddle_atomic_end();
    return arg;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, 0, other, 0);
    raddle_atomic_begin();
    struct pair copy = shared;
    raddle_atomic_end();
    assert(copy.a == copy.b);
    pthread_join(t, 0);
    return 0;
}
