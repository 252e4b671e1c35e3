// safestack-fixed(A, B, C): safestack.c without its bug: the head has a tag that changes with every push and pop, so a thread
// that pops need not take the link of the cell away first. With three pops that are not undone some thread spins for ever, as
// there; with four cells (-DCELLS=4) executions can come to their end.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>

#ifndef A
#define A 3
#endif
#ifndef B
#define B 3
#endif
#ifndef C
#define C 1
#endif
#define THREADS 3
#ifndef CELLS
#define CELLS 3
#endif

struct cell {
    int value;
    atomic_int next;
};

struct cell cells[CELLS];
atomic_int head; // The index in the low byte, the tag above it.
atomic_int count = CELLS;
static const int operations[THREADS] = {A, B, C};

static int index_of(int head) {
    return head & 0xff;
}

static int successor(int head, int index) {
    return (head & ~0xff) + 0x100 + index;
}

static int pop(void) {
    int first, next, seen;
    while (atomic_load(&count) > 1) {
        first = atomic_load(&head);
        next = atomic_load(&cells[index_of(first)].next);
        if (next < 0)
            continue;
        seen = first;
        if (atomic_compare_exchange_strong(&head, &seen, successor(first, next))) {
            atomic_fetch_sub(&count, 1);
            return index_of(first);
        }
    }
    return -1;
}

static void push(int cell) {
    int first = atomic_load(&head);
    do {
        atomic_store(&cells[cell].next, index_of(first));
    } while (!atomic_compare_exchange_strong(&head, &first, successor(first, cell)));
    atomic_fetch_add(&count, 1);
}

static void *worker(void *arg) {
    int me = (int)(intptr_t)arg;
    int mine = -1;
    for (int i = 0; i < operations[me]; i++) {
        if (i % 2 == 0) {
            while ((mine = pop()) < 0)
                ;
            cells[mine].value = me;
            assert(cells[mine].value == me);
        } else {
            push(mine);
        }
    }
    return NULL;
}

int main(void) {
    pthread_t t[THREADS];
    for (int i = 0; i < CELLS; i++)
        atomic_init(&cells[i].next, i + 1 < CELLS ? i + 1 : -1);
    for (intptr_t i = 0; i < THREADS; i++)
        if (operations[i] > 0)
            pthread_create(&t[i], NULL, worker, (void *)i);
    for (int i = 0; i < THREADS; i++)
        if (operations[i] > 0)
            pthread_join(t[i], NULL);
    return 0;
}
