// mcslock(N): the queue lock of Mellor-Crummey and Scott. A thread appends its node, links it to the one before and
// spins on a flag in its own node; who unlocks without a successor in sight spins until that has linked itself.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>

#ifndef N
#define N 2
#endif

struct node {
    _Atomic(struct node *) next;
    atomic_int waits;
};

struct node nodes[N];
_Atomic(struct node *) tail;
int counter;

static void lock(int me) {
    struct node *node = &nodes[me];
    atomic_store(&node->next, NULL);
    struct node *before = atomic_exchange(&tail, node);
    if (before == NULL)
        return;
    atomic_store(&node->waits, 1);
    atomic_store(&before->next, node);
    while (atomic_load(&node->waits))
        ;
}

static void unlock(int me) {
    struct node *node = &nodes[me];
    struct node *after = atomic_load(&node->next);
    if (after == NULL) {
        struct node *expected = node;
        if (atomic_compare_exchange_strong(&tail, &expected, NULL))
            return;
        while ((after = atomic_load(&node->next)) == NULL)
            ;
    }
    atomic_store(&after->waits, 0);
}

static void *worker(void *arg) {
    int me = (int)(intptr_t)arg;
    lock(me);
    counter++;
    unlock(me);
    return NULL;
}

int main(void) {
    pthread_t t[N];
    for (intptr_t i = 0; i < N; i++)
        pthread_create(&t[i], NULL, worker, (void *)i);
    for (int i = 0; i < N; i++)
        pthread_join(t[i], NULL);
    assert(counter == N);
    return 0;
}
