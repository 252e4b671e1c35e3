// An MCS lock that hands over without waiting for its successor to link itself: a null pointer is followed.
// expect: bug null-pointer line 25
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

void __VERIFIER_assume(int);

struct node { struct node *_Atomic next; atomic_int waiting; };
static struct node nodes[2];
static struct node *_Atomic tail;

static void lock(struct node *me) {
    struct node *before = atomic_exchange(&tail, me);
    if (before) {
        atomic_store(&me->waiting, 1);
        atomic_store(&before->next, me);
        __VERIFIER_assume(!atomic_load(&me->waiting));
    }
}

static void unlock(struct node *me) {
    struct node *expected = me;
    if (!atomic_compare_exchange_strong(&tail, &expected, NULL))
        atomic_store(&atomic_load(&me->next)->waiting, 0);
}

static void *worker(void *arg) {
    lock(arg);
    unlock(arg);
    return NULL;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, worker, &nodes[1]);
    worker(&nodes[0]);
    return 0;
}
