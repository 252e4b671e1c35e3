// The Michael-Scott queue: an enqueue and a dequeue race, with helping. Elements come out in order, none is lost.
// expect: verified
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

struct node { int value; struct node *_Atomic next; };
static struct node dummy, nodes[3];
static struct node *_Atomic head = &dummy, *_Atomic tail = &dummy;

static void enqueue(int value) {
    struct node *n = &nodes[value];
    n->value = value;
    for (;;) {
        struct node *last = atomic_load(&tail), *next = atomic_load(&last->next);
        if (next) {
            atomic_compare_exchange_strong(&tail, &last, next);
        } else if (atomic_compare_exchange_strong(&last->next, &next, n)) {
            atomic_compare_exchange_strong(&tail, &last, n);
            return;
        }
    }
}

static int dequeue(void) {
    for (;;) {
        struct node *first = atomic_load(&head), *last = atomic_load(&tail), *next = atomic_load(&first->next);
        if (!next)
            return 0;
        if (first == last) {
            atomic_compare_exchange_strong(&tail, &last, next);
            continue;
        }
        int value = next->value;
        if (atomic_compare_exchange_strong(&head, &first, next))
            return value;
    }
}

static void *worker(void *arg) { enqueue(1); return arg; }

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, worker, NULL);
    int first = dequeue();
    pthread_join(t, NULL);
    enqueue(2);
    assert(first == 0 || first == 1);
    assert(dequeue() == (first ? 2 : 1));
    return 0;
}
