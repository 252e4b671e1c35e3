// A function whose name starts with __VERIFIER_atomic_ runs as one step.
// not-native: needs the checker for atomicity
// expect: verified
#include <assert.h>
#include <pthread.h>
#include <stddef.h>

void __VERIFIER_assume(int);

static int locked, inside;

static void __VERIFIER_atomic_acquire(void) {
    __VERIFIER_assume(locked == 0);
    locked = 1;
}

static void __VERIFIER_atomic_release(void) { locked = 0; }

static void *worker(void *arg) {
    (void)arg;
    __VERIFIER_atomic_acquire();
    assert(++inside == 1);
    inside--;
    __VERIFIER_atomic_release();
    return NULL;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, worker, NULL);
    worker(NULL);
    return 0;
}
