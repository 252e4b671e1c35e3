// A barrier that resets its counter without reversing a sense: in the second round a thread slips through.
// expect: bug assertion line 28
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>

void __VERIFIER_assume(int);

static atomic_int arrived, released;
static atomic_int round_of[2];

static void barrier(void) {
    if (atomic_fetch_add(&arrived, 1) == 1) {
        atomic_store(&arrived, 0);
        atomic_store(&released, 1);
    } else {
        __VERIFIER_assume(atomic_load(&released) == 1);
    }
}

static void *worker(void *arg) {
    int me = (int)(intptr_t)arg;
    barrier();
    atomic_store(&round_of[me], 1);
    barrier();
    assert(atomic_load(&round_of[1 - me]) == 1);
    return NULL;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, worker, (void *)1);
    worker((void *)0);
    return 0;
}
