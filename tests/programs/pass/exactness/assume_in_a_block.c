// An assumption fails in the middle of an atomic block: then the whole block has not happened. The half that was done
// was visible to others.
// expect: incomplete nothing-complete
// not-native: atomic blocks
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

void __VERIFIER_assume(int);
void __VERIFIER_atomic_begin(void);
void __VERIFIER_atomic_end(void);

static atomic_int x;

static void *worker(void *arg) {
    (void)arg;
    __VERIFIER_atomic_begin();
    x = 1;
    __VERIFIER_assume(0);
    __VERIFIER_atomic_end();
    return NULL;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, worker, NULL);
    assert(x == 0);
    return 0;
}
