// Whether a thread has finished when another asks: that is an order of its end, which is an event then, and of the question.
// expect: bug assertion line 20
#define _GNU_SOURCE
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int x;

static void *worker(void *arg) {
    atomic_store(&x, 1);
    return arg;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, worker, NULL);
    int r = pthread_tryjoin_np(t, NULL);
    assert(r);
    return 0;
}
