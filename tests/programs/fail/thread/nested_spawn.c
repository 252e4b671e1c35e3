// Children of two threads: the failing schedule starts them in another order than the first execution did.
// expect: bug assertion line 14
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int ready;

static void *child(void *arg) { return arg; }

static void *grandchild(void *arg) {
    (void)arg;
    assert(ready == 1);
    return NULL;
}

static void *first(void *arg) {
    pthread_t t;
    ready = 1;
    pthread_create(&t, NULL, child, NULL);
    return arg;
}

static void *second(void *arg) {
    pthread_t t;
    pthread_create(&t, NULL, grandchild, NULL);
    return arg;
}

int main(void) {
    pthread_t a, b;
    pthread_create(&a, NULL, first, NULL);
    pthread_create(&b, NULL, second, NULL);
    return 0;
}
