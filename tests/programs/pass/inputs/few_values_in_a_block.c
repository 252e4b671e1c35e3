// An atomic block asks for one of two values. They would be tried one by one, which ends a step in the block, and the other thread could see it half done. It
// must not: the check starts again with terms.
// args: --nondet 4..5
// expect: verified
#include <assert.h>
#include <pthread.h>

extern int __VERIFIER_nondet_int(void);
extern void __VERIFIER_atomic_begin(void);
extern void __VERIFIER_atomic_end(void);
static int busy, left;

static void *worker(void *arg) {
    __VERIFIER_atomic_begin();
    busy = 1;
    left = __VERIFIER_nondet_int();
    busy = 0;
    __VERIFIER_atomic_end();
    return arg;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, 0, worker, 0);
    __VERIFIER_atomic_begin();
    int seen = busy, what = left;
    __VERIFIER_atomic_end();
    assert(!seen);
    assert(what == 0 || what == 4 || what == 5);
    pthread_join(t, 0);
    return 0;
}
