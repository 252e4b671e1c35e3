// A word is copied in one step.
// expect: verified
#include <assert.h>
#include <pthread.h>

struct one {
    long a;
};

static struct one shared;

static void *other(void *arg) {
    struct one next = {-1};
    shared = next;
    return arg;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, 0, other, 0);
    struct one copy = shared;
    assert(copy.a == 0 || copy.a == -1);
    pthread_join(t, 0);
    return 0;
}
