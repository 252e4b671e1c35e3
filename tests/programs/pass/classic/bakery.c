// Lamport's bakery for two threads; waiting is an assumption. Mutual exclusion holds.
// not-native: waiting is an assumption
// expect: verified
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>

void __VERIFIER_assume(int);

static atomic_int choosing[2], number[2];
static atomic_int inside;

static void *thread(void *arg) {
    int me = (int)(intptr_t)arg, other = 1 - me;
    atomic_store(&choosing[me], 1);
    int mine = atomic_load(&number[other]) + 1;
    atomic_store(&number[me], mine);
    atomic_store(&choosing[me], 0);
    __VERIFIER_assume(!atomic_load(&choosing[other]));
    int theirs = atomic_load(&number[other]);
    __VERIFIER_assume(theirs == 0 || mine < theirs || (mine == theirs && me < other));
    assert(atomic_exchange(&inside, 1) == 0);
    atomic_store(&inside, 0);
    atomic_store(&number[me], 0);
    return NULL;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, thread, (void *)1);
    thread((void *)0);
    return 0;
}
