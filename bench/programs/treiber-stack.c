// treiber-stack(N): Treiber's stack: N threads push a node each and then pop one. Nobody finds the stack empty, and
// every node is popped once. A node is pushed once only, so there is no ABA.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>

#ifndef N
#define N 2
#endif

struct node {
    struct node *below;
    int popped;
};

struct node nodes[N];
_Atomic(struct node *) top;

static void push(struct node *node) {
    struct node *seen = atomic_load(&top);
    do {
        node->below = seen;
    } while (!atomic_compare_exchange_strong(&top, &seen, node));
}

static struct node *pop(void) {
    struct node *seen = atomic_load(&top);
    while (seen != NULL && !atomic_compare_exchange_strong(&top, &seen, seen->below))
        ;
    return seen;
}

static void *worker(void *arg) {
    push(&nodes[(intptr_t)arg]);
    struct node *node = pop();
    assert(node != NULL);
    node->popped++;
    return NULL;
}

int main(void) {
    pthread_t t[N];
    for (intptr_t i = 0; i < N; i++)
        pthread_create(&t[i], NULL, worker, (void *)i);
    for (int i = 0; i < N; i++)
        pthread_join(t[i], NULL);
    assert(atomic_load(&top) == NULL);
    for (int i = 0; i < N; i++)
        assert(nodes[i].popped == 1);
    return 0;
}
