// The fields of the last word are written one by one, so the copy that reads them races with each: it is made in parts of their size.
// expect: bug assertion line 23
#include <assert.h>
#include <pthread.h>

struct triple {
    long a;
    int b, c;
};

static struct triple shared;

static void *other(void *arg) {
    shared.b = 1;
    shared.c = 1;
    return arg;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, 0, other, 0);
    struct triple copy = shared;
    assert(copy.b >= copy.c);
    pthread_join(t, 0);
    return 0;
}
