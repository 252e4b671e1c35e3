// The first execution never ends: main counts while nobody stops it. It is cut, and the bug is found in another one, which the race
// of the read in the cut execution leads to.
// args: --max-steps 60
// expect: bug assertion line 23
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int stop, count;

static void *stopper(void *arg) {
    int seen = atomic_load(&count);
    atomic_store(&stop, 1 + seen);
    return arg;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, 0, stopper, 0);
    while (!atomic_load(&stop))
        atomic_fetch_add(&count, 1);
    pthread_join(t, 0);
    assert(atomic_load(&stop) != 1 || atomic_load(&count) != 2);
}
