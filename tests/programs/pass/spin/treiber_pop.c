// Two pop from a stack of two and try again with the top that they found. Either is first; the other has loaded the top before
// that (and fails once) or loads it after: 2 * 2.
// expect: verified
// count: 4
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

struct node { int value; struct node *next; };
static struct node first = {1, NULL}, second = {2, &first};
static struct node *_Atomic top = &second;
static int got[2];

static void *pop(void *arg) {
    struct node *n = atomic_load(&top);
    while (n && !atomic_compare_exchange_weak(&top, &n, n->next))
        ;
    *(int *)arg = n ? n->value : 0;
    return NULL;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, pop, &got[0]);
    pop(&got[1]);
    pthread_join(t, NULL);
    assert(got[0] + got[1] == 3 && !atomic_load(&top));
    return 0;
}
