// A structure of two ints is eight bytes, and nothing keeps it in one word: its parts are ints.
// expect: bug assertion line 22
#include <assert.h>
#include <pthread.h>

struct pair {
    int a, b;
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
