// A thread waits for good for a cell that an input chooses. In each round it decides on the address again, which has one way left to go.
// expect: bug livelock
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

extern unsigned __VERIFIER_nondet_uint(void);
extern void __VERIFIER_assume(int);
static atomic_int cells[4];

static void *waits(void *arg) {
    unsigned i = __VERIFIER_nondet_uint();
    __VERIFIER_assume(i < 4);
    while (atomic_load(&cells[i]) == 0)
        ;
    return arg;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, waits, NULL);
    atomic_store(&cells[2], 1);
    pthread_join(t, NULL);
    return 0;
}
