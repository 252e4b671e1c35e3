// Peterson's algorithm for two threads; waiting is an assumption. Mutual exclusion holds.
// not-native: waiting is an assumption
// expect: verified
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>

void __VERIFIER_assume(int);

static atomic_int interested[2], turn;
static int critical;

static void *thread(void *arg) {
    int me = (int)(intptr_t)arg, other = 1 - me;
    atomic_store(&interested[me], 1);
    atomic_store(&turn, other);
    if (atomic_load(&interested[other]))
        __VERIFIER_assume(atomic_load(&turn) == me || !atomic_load(&interested[other]));
    critical = me;
    assert(critical == me);
    atomic_store(&interested[me], 0);
    return NULL;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, thread, (void *)1);
    thread((void *)0);
    return 0;
}
