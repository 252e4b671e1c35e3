// Peterson with the two stores swapped: both threads can enter.
// args: --races=off
// expect: bug assertion line 21
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
    atomic_store(&turn, other);
    atomic_store(&interested[me], 1);
    __VERIFIER_assume(!atomic_load(&interested[other]) || atomic_load(&turn) == me);
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
