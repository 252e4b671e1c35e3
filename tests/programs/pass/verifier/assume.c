// Executions in which an assumption fails do not count: the bad value is never checked.
// expect: verified
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

void __VERIFIER_assume(int);

static atomic_int x;

static void *worker(void *arg) {
    (void)arg;
    atomic_store(&x, 1);
    return NULL;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, worker, NULL);
    int v = atomic_load(&x);
    __VERIFIER_assume(v == 1);
    assert(atomic_load(&x) == 1);
    return 0;
}
