// safestack(A, B, C): Vyukov's SafeStack, a stack of three cells linked by their indices, with an ABA bug that needs many
// context switches. Three threads perform A, B and C operations: pop, push, pop, ... Who has popped a cell writes its own number
// there and asserts that it stays. The last cell is never popped: with three pops that are not undone, as in the smallest
// program with the bug (3, 3, 1), some thread spins for ever, so it needs --allow-livelock.
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
atomic_int head;
atomic_int count = CELLS;
static const int operations[THREADS] = {A, B, C};

static int pop(void) {
    while (atomic_load(&count) > 1) {
        int first = atomic_load(&head);
        int next = atomic_exchange(&cells[first].next, -1);
        if (next < 0)
            continue;
        int seen = first;
        if (atomic_compare_exchange_strong(&head, &seen, next)) {
            atomic_fetch_sub(&count, 1);
            return first;
        }
        atomic_exchange(&cells[first].next, next);
    }
    return -1;
}

static void push(int cell) {
    int first = atomic_load(&head);
    do {
        atomic_store(&cells[cell].next, first);
    } while (!atomic_compare_exchange_strong(&head, &first, cell));
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
