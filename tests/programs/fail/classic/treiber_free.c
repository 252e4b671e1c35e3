// Treiber's stack whose pop frees the node at once: another popper still looks at it.
// args: --races=off
// expect: bug use-after-free line 24
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct node { int value; struct node *next; };
static struct node *_Atomic top;

static void push(int value) {
    struct node *n = malloc(sizeof *n);
    n->value = value;
    n->next = atomic_load(&top);
    while (!atomic_compare_exchange_strong(&top, &n->next, n))
        ;
}

static int pop(void) {
    struct node *n = atomic_load(&top);
    for (;;) {
        if (!n)
            return 0;
        struct node *next = n->next;
        if (atomic_compare_exchange_strong(&top, &n, next))
            break;
    }
    int value = n->value;
    free(n);
    return value;
}

static void *popper(void *arg) { pop(); return arg; }

int main(void) {
    pthread_t t;
    push(1);
    pthread_create(&t, NULL, popper, NULL);
    pop();
    pthread_join(t, NULL);
    return 0;
}
