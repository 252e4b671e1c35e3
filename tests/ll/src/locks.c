// A spin lock, a ticket lock, Peterson's algorithm and a lock-free stack.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct ticket { atomic_uint next, serving; };
struct node { struct node *next; int value; };

static struct ticket lock;
static _Atomic(struct node *) top;
static atomic_int want[2], turn;
static int shared;

static void acquire(struct ticket *t) {
    unsigned mine = atomic_fetch_add(&t->next, 1);
    while (atomic_load(&t->serving) != mine) {
    }
}
static void release(struct ticket *t) { atomic_fetch_add(&t->serving, 1); }

static void push(struct node *n) {
    n->next = atomic_load(&top);
    while (!atomic_compare_exchange_strong(&top, &n->next, n)) {
    }
}
static struct node *pop(void) {
    struct node *n = atomic_load(&top);
    while (n && !atomic_compare_exchange_weak(&top, &n, n->next)) {
    }
    return n;
}

static void *worker(void *arg) {
    long me = (long)arg;
    acquire(&lock);
    shared++;
    release(&lock);
    atomic_store(&want[me], 1);
    atomic_store_explicit(&turn, (int)(1 - me), memory_order_seq_cst);
    while (atomic_load(&want[1 - me]) && atomic_load(&turn) == 1 - me) {
    }
    shared++;
    atomic_store_explicit(&want[me], 0, memory_order_release);
    struct node *n = malloc(sizeof *n);
    n->value = (int)me;
    push(n);
    return pop();
}

int main(void) {
    pthread_t t[2];
    for (long i = 0; i < 2; i++)
        pthread_create(&t[i], NULL, worker, (void *)i);
    for (int i = 0; i < 2; i++) {
        void *result;
        pthread_join(t[i], &result);
        free(result);
    }
    assert(shared == 4);
    return 0;
}
