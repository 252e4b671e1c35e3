// ms-queue(N): the queue of Michael and Scott: N threads put a value each and then take one. Nobody finds the queue
// empty, and every value is taken once. A node is used once only, so pointers need no tags.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>

#ifndef N
#define N 2
#endif

struct node {
    int value;
    _Atomic(struct node *) next;
};

struct node nodes[N + 1];
_Atomic(struct node *) head = &nodes[N], tail = &nodes[N];
int taken[N];

static void put(struct node *node, int value) {
    node->value = value;
    for (;;) {
        struct node *last = atomic_load(&tail);
        struct node *next = atomic_load(&last->next);
        if (last != atomic_load(&tail))
            continue;
        if (next != NULL) {
            atomic_compare_exchange_strong(&tail, &last, next);
        } else if (atomic_compare_exchange_strong(&last->next, &next, node)) {
            atomic_compare_exchange_strong(&tail, &last, node);
            return;
        }
    }
}

static int take(void) {
    for (;;) {
        struct node *first = atomic_load(&head);
        struct node *last = atomic_load(&tail);
        struct node *next = atomic_load(&first->next);
        if (first != atomic_load(&head))
            continue;
        if (first != last) {
            int value = next->value;
            if (atomic_compare_exchange_strong(&head, &first, next))
                return value;
        } else if (next == NULL) {
            return -1;
        } else {
            atomic_compare_exchange_strong(&tail, &last, next);
        }
    }
}

static void *worker(void *arg) {
    int me = (int)(intptr_t)arg;
    put(&nodes[me], me);
    int value = take();
    assert(value >= 0);
    taken[value]++;
    return NULL;
}

int main(void) {
    pthread_t t[N];
    for (intptr_t i = 0; i < N; i++)
        pthread_create(&t[i], NULL, worker, (void *)i);
    for (int i = 0; i < N; i++)
        pthread_join(t[i], NULL);
    for (int i = 0; i < N; i++)
        assert(taken[i] == 1);
    return 0;
}
