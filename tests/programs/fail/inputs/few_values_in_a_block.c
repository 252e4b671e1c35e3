// An atomic block decides on one of two values that it asks for, which terms cannot do. Nobody has to come in the middle of it for the bug, so it is kept.
// args: --nondet 4..5
// expect: bug assertion line 28
#include <assert.h>
#include <pthread.h>

extern int __VERIFIER_nondet_int(void);
extern void __VERIFIER_atomic_begin(void);
extern void __VERIFIER_atomic_end(void);
static int busy, left;

static void *worker(void *arg) {
    __VERIFIER_atomic_begin();
    busy = 1;
    if (__VERIFIER_nondet_int() == 5)
        left = 1;
    busy = 0;
    __VERIFIER_atomic_end();
    return arg;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, 0, worker, 0);
    __VERIFIER_atomic_begin();
    int seen = busy;
    __VERIFIER_atomic_end();
    assert(!left || seen);
    pthread_join(t, 0);
    return 0;
}
