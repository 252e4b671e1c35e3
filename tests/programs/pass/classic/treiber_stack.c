// Treiber's lock-free stack: a push and a pop race; retries are bounded by what can happen. Nothing is lost.
// expect: verified
#include <assert.h>
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
    while (n && !atomic_compare_exchange_strong(&top, &n, n->next))
        ;
    return n ? n->value : 0;
}

static void *pusher(void *arg) { push(2); return arg; }

int main(void) {
    pthread_t t;
    push(1);
    pthread_create(&t, NULL, pusher, NULL);
    int first = pop();
    pthread_join(t, NULL);
    int second = pop();
    assert(first + second == 3 && pop() == 0);
    return 0;
}
