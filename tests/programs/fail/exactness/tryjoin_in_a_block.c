// Whether a thread has finished when an atomic block asks: that is an order of its end and of the question, in a block as outside.
// expect: bug assertion line 25
#define _GNU_SOURCE
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

void __VERIFIER_atomic_begin(void);
void __VERIFIER_atomic_end(void);

static atomic_int x;

static void *worker(void *arg) {
    atomic_store(&x, 1);
    return arg;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, worker, NULL);
    __VERIFIER_atomic_begin();
    int r = pthread_tryjoin_np(t, NULL);
    __VERIFIER_atomic_end();
    assert(r);
    return 0;
}
