// A stack whose links have a bit of their own: addresses as numbers that nothing but their lower bits is asked of.
// expect: verified
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>

struct node {
    struct node *next;
};

static struct node nodes[2];
static _Atomic uintptr_t head;

static void *push(void *arg) {
    struct node *node = arg;
    uintptr_t old = head;
    do
        node->next = (struct node *)(old & ~(uintptr_t)1);
    while (!atomic_compare_exchange_strong(&head, &old, (uintptr_t)node | 1));
    return 0;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, 0, push, &nodes[0]);
    push(&nodes[1]);
    pthread_join(t, 0);
    assert(head & 1);
    int count = 0;
    for (struct node *at = (struct node *)(head & ~(uintptr_t)1); at; at = at->next)
        count++;
    assert(count == 2);
}
