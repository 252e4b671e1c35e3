// An MCS lock: each waits at its own node, and for its successor. Either is first; the other comes after it has left, is
// linked before it looks, or is seen only at the tail: 2 * 3.
// expect: verified
// count: 6
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

struct node { struct node *_Atomic next; atomic_int waiting; };
static struct node nodes[2];
static struct node *_Atomic tail;
static int counter;

static void *worker(void *arg) {
    struct node *me = arg, *before = atomic_exchange(&tail, me), *next, *expected = me;
    if (before) {
        atomic_store(&me->waiting, 1);
        atomic_store(&before->next, me);
        while (atomic_load(&me->waiting))
            ;
    }
    counter++;
    if (!atomic_load(&me->next) && atomic_compare_exchange_strong(&tail, &expected, NULL))
        return NULL;
    while (!(next = atomic_load(&me->next)))
        ;
    atomic_store(&next->waiting, 0);
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
