// An MCS queue lock for two threads: each spins on a flag in its own node. Waiting is an assumption.
// not-native: waiting is an assumption
// expect: verified
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

void __VERIFIER_assume(int);

struct node { struct node *_Atomic next; atomic_int waiting; };
static struct node nodes[2];
static struct node *_Atomic tail;
static int counter;

static void lock(struct node *me) {
    struct node *before = atomic_exchange(&tail, me);
    if (before) {
        atomic_store(&me->waiting, 1);
        atomic_store(&before->next, me);
        __VERIFIER_assume(!atomic_load(&me->waiting));
    }
}

static void unlock(struct node *me) {
    struct node *next = atomic_load(&me->next), *expected = me;
    if (!next) {
        if (atomic_compare_exchange_strong(&tail, &expected, NULL))
            return;
        next = atomic_load(&me->next);
        __VERIFIER_assume(next != NULL);
    }
    atomic_store(&next->waiting, 0);
}

static void *worker(void *arg) {
    lock(arg);
    counter++;
    unlock(arg);
    return NULL;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, worker, &nodes[1]);
    worker(&nodes[0]);
    pthread_join(t, NULL);
    assert(counter == 2);
    return 0;
}
