// qspinlock(N): a queued spin lock like that of Linux, in one word: a locked byte, a pending bit for the first who
// waits, and above them the tail of an MCS queue for the others. Only operations on the whole word are used, and who
// sees the lock being handed to the pending thread waits without a limit.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>

#ifndef N
#define N 2
#endif

#define LOCKED 1u
#define LOCKED_MASK 0xffu
#define PENDING 0x100u
#define TAIL_SHIFT 16
#define TAIL_MASK (~0u << TAIL_SHIFT)

struct node {
    _Atomic(struct node *) next;
    atomic_int head;
};

struct node nodes[N];
atomic_uint word;
int counter;

static unsigned exchange_tail(unsigned tail) {
    unsigned old = atomic_load(&word);
    while (!atomic_compare_exchange_strong(&word, &old, (old & ~TAIL_MASK) | tail))
        ;
    return old;
}

// True if the lock was got as the pending thread.
static int lock_pending(unsigned value) {
    while (value == PENDING)
        value = atomic_load(&word);
    if (value & ~LOCKED_MASK)
        return 0;
    value = atomic_fetch_or(&word, PENDING);
    if (value & ~LOCKED_MASK) {
        if (!(value & PENDING))
            atomic_fetch_and(&word, ~PENDING);
        return 0;
    }
    while (atomic_load(&word) & LOCKED_MASK)
        ;
    atomic_fetch_add(&word, LOCKED - PENDING);
    return 1;
}

static void lock_queued(int me) {
    struct node *node = &nodes[me];
    unsigned tail = (unsigned)(me + 1) << TAIL_SHIFT;
    atomic_store(&node->head, 0);
    atomic_store(&node->next, NULL);
    unsigned value = 0;
    if (atomic_load(&word) == 0 && atomic_compare_exchange_strong(&word, &value, LOCKED))
        return;
    unsigned old = exchange_tail(tail);
    if (old & TAIL_MASK) {
        atomic_store(&nodes[(old >> TAIL_SHIFT) - 1].next, node);
        while (!atomic_load(&node->head))
            ;
    }
    while ((value = atomic_load(&word)) & (LOCKED_MASK | PENDING))
        ;
    if (value == tail && atomic_compare_exchange_strong(&word, &value, LOCKED))
        return;
    atomic_fetch_or(&word, LOCKED);
    struct node *after;
    while ((after = atomic_load(&node->next)) == NULL)
        ;
    atomic_store(&after->head, 1);
}

static void lock(int me) {
    unsigned value = 0;
    if (atomic_compare_exchange_strong(&word, &value, LOCKED))
        return;
    if (!lock_pending(value))
        lock_queued(me);
}

static void unlock(int me) {
    (void)me;
    atomic_fetch_sub(&word, LOCKED);
}

static void *worker(void *arg) {
    int me = (int)(intptr_t)arg;
    lock(me);
    counter++;
    unlock(me);
    return NULL;
}

int main(void) {
    pthread_t t[N];
    for (intptr_t i = 0; i < N; i++)
        pthread_create(&t[i], NULL, worker, (void *)i);
    for (int i = 0; i < N; i++)
        pthread_join(t[i], NULL);
    assert(counter == N);
    return 0;
}
