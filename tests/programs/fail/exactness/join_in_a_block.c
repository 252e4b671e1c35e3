// A block that joins is one step if the thread has ended, and two if not: then the thread sees what the block did before.
// expect: bug assertion line 26
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

void __VERIFIER_atomic_begin(void);
void __VERIFIER_atomic_end(void);

static atomic_int x, seen;

static void *worker(void *arg) {
    seen = x;
    return arg;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, worker, NULL);
    __VERIFIER_atomic_begin();
    x = 1;
    pthread_join(t, NULL);
    x = 2;
    __VERIFIER_atomic_end();
    assert(seen == 0);
    return 0;
}
