// An atomic block asks for an input and then writes, and that write is in a data race. With terms the block is one step, with values the input ends a step in
// it: the race is with what comes behind.
// expect: verified
// warns: data-race
#include <pthread.h>

extern int __VERIFIER_nondet_int(void);
extern void __VERIFIER_atomic_begin(void);
extern void __VERIFIER_atomic_end(void);
static int x, y;

static void *worker(void *arg) {
    __VERIFIER_atomic_begin();
    x = 1;
    int n = __VERIFIER_nondet_int();
    y = n;
    __VERIFIER_atomic_end();
    return arg;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, 0, worker, 0);
    int sum = x + y;
    pthread_join(t, 0);
    return sum;
}
