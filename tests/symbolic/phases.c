// Two threads write their halves, meet at a barrier, and read each other's: for all inputs they read what was written.
// expect: verified
#include <assert.h>
#include <pthread.h>

extern unsigned __VERIFIER_nondet_uint(void);

static pthread_barrier_t barrier;
static unsigned halves[2];

static unsigned work(unsigned me, unsigned n) {
    halves[me] = n * 2 + me;
    pthread_barrier_wait(&barrier);
    return halves[1 - me];
}

static void *other(void *arg) {
    unsigned seen = work(1, __VERIFIER_nondet_uint());
    assert(seen % 2 == 0);
    return arg;
}

int main(void) {
    pthread_t t;
    pthread_barrier_init(&barrier, 0, 2);
    pthread_create(&t, 0, other, 0);
    unsigned seen = work(0, __VERIFIER_nondet_uint());
    assert(seen % 2 == 1);
    pthread_join(t, 0);
    return 0;
}
