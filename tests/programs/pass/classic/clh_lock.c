// A CLH queue lock for two threads: each waits on the node of its predecessor. Waiting is an assumption.
// not-native: waiting is an assumption
// expect: verified
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

void __VERIFIER_assume(int);

static atomic_int flags[3];
static atomic_int *_Atomic tail = &flags[0];
static int counter;

static void *worker(void *arg) {
    atomic_int *mine = arg;
    atomic_store(mine, 1);
    atomic_int *before = atomic_exchange(&tail, mine);
    __VERIFIER_assume(!atomic_load(before));
    counter++;
    atomic_store(mine, 0);
    return NULL;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, worker, &flags[1]);
    worker(&flags[2]);
    pthread_join(t, NULL);
    assert(counter == 2);
    return 0;
}
