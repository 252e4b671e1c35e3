// An increment by compare-and-swap that goes on with what it found: a failure is no wait, for the next attempt is another.
// Either adds first, and the other has loaded before that (then it fails once) or loads after it: 2 * 2.
// expect: verified
// count: 4
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int x;

static void *worker(void *arg) {
    int v = atomic_load(&x);
    while (!atomic_compare_exchange_strong(&x, &v, v + 1))
        ;
    return arg;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, worker, NULL);
    worker(NULL);
    pthread_join(t, NULL);
    assert(atomic_load(&x) == 2);
    return 0;
}
