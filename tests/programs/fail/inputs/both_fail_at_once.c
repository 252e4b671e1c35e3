// A thread fails right after it has made another one, which fails, too, before anything that is visible but its input.
// args: --keep-going
// expect: bug assertion
// not-native: fails
#include <assert.h>
#include <pthread.h>
#include <stddef.h>

extern _Bool __VERIFIER_nondet_bool(void);

static void *worker(void *arg) {
    int input = __VERIFIER_nondet_bool();
    assert(input < 0);
    return arg;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, worker, NULL);
    assert(0);
}
