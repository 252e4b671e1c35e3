// If copies are to be single steps and race with what could come in between, nothing is verified.
// args: --copies=whole
// expect: incomplete copy-in-one-step
#include <assert.h>
#include <pthread.h>

struct pair {
    long a, b;
};

static struct pair shared;

static void *other(void *arg) {
    struct pair next = {1, 1};
    shared = next;
    return arg;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, 0, other, 0);
    struct pair copy = shared;
    assert(copy.a == copy.b);
    pthread_join(t, 0);
    return 0;
}
