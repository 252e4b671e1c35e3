// The ABA problem: a pop is delayed while the other thread pops two nodes and pushes the first again. The delayed
// compare-and-swap succeeds and brings a node back that is in use elsewhere.
// expect: bug assertion line 42
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

struct node { struct node *_Atomic next; atomic_int owned; };
static struct node second, first = {.next = &second};
static struct node *_Atomic top = &first;

static struct node *pop(void) {
    struct node *n = atomic_load(&top);
    if (!n)
        return NULL;
    struct node *next = atomic_load(&n->next);
    return atomic_compare_exchange_strong(&top, &n, next) ? n : NULL;
}

static void push(struct node *n) {
    atomic_store(&n->next, atomic_load(&top));
    atomic_store(&top, n);
}

static void *other(void *arg) {
    struct node *a = pop();
    struct node *b = pop();
    if (b)
        atomic_store(&b->owned, 1);
    if (a)
        push(a);
    return arg;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, other, NULL);
    pop();
    pthread_join(t, NULL);
    struct node *n = atomic_load(&top);
    assert(n == NULL || !atomic_load(&n->owned));
    return 0;
}
