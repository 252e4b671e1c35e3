// `main` fails in the same step in which it starts a thread. With `--keep-going` that hid the faults of the thread,
// which can come first.
// args: --keep-going
// expect: bug assertion line 11
#include <assert.h>
#include <pthread.h>
#include <stddef.h>

static void *worker(void *arg) {
    (void)arg;
    assert(!"the worker");
    return NULL;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, worker, NULL);
    assert(!"main");
    return 0;
}
