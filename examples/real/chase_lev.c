// A work-stealing deque: after Chase and Lev's "Dynamic Circular Work-Stealing Deque", with the orders of Lê and others'
// "Correct and Efficient Work-Stealing for Weak Memory Models". The owner pushes and takes at the bottom, thieves steal
// at the top.
//
// BROKEN: the owner takes the last element without a compare-and-swap on the top. A thief may have it, too.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#define DEQUE_SIZE 4
#define EMPTY (-1)
#define ABORTED (-2)

struct deque {
    atomic_long top, bottom;
    atomic_int tasks[DEQUE_SIZE];
};

static void deque_push(struct deque *deque, int task) {
    long bottom = atomic_load_explicit(&deque->bottom, memory_order_relaxed);
    long top = atomic_load_explicit(&deque->top, memory_order_acquire);
    assert(bottom - top < DEQUE_SIZE);
    atomic_store_explicit(&deque->tasks[bottom % DEQUE_SIZE], task, memory_order_relaxed);
    atomic_thread_fence(memory_order_release);
    atomic_store_explicit(&deque->bottom, bottom + 1, memory_order_relaxed);
}

static int deque_take(struct deque *deque) {
    long bottom = atomic_load_explicit(&deque->bottom, memory_order_relaxed) - 1;
    atomic_store_explicit(&deque->bottom, bottom, memory_order_relaxed);
    atomic_thread_fence(memory_order_seq_cst);
    long top = atomic_load_explicit(&deque->top, memory_order_relaxed);
    if (top > bottom) {
        atomic_store_explicit(&deque->bottom, bottom + 1, memory_order_relaxed);
        return EMPTY;
    }
    int task = atomic_load_explicit(&deque->tasks[bottom % DEQUE_SIZE], memory_order_relaxed);
    if (top == bottom) { // the last one: thieves may be after it
#ifdef BROKEN
        atomic_store_explicit(&deque->top, top + 1, memory_order_seq_cst);
#else
        if (!atomic_compare_exchange_strong_explicit(&deque->top, &top, top + 1, memory_order_seq_cst,
                                                     memory_order_relaxed))
            task = EMPTY;
#endif
        atomic_store_explicit(&deque->bottom, bottom + 1, memory_order_relaxed);
    }
    return task;
}

static int deque_steal(struct deque *deque) {
    long top = atomic_load_explicit(&deque->top, memory_order_acquire);
    atomic_thread_fence(memory_order_seq_cst);
    long bottom = atomic_load_explicit(&deque->bottom, memory_order_acquire);
    if (top >= bottom)
        return EMPTY;
    int task = atomic_load_explicit(&deque->tasks[top % DEQUE_SIZE], memory_order_relaxed);
    if (!atomic_compare_exchange_strong_explicit(&deque->top, &top, top + 1, memory_order_seq_cst,
                                                 memory_order_relaxed))
        return ABORTED;
    return task;
}

// The harness: every task is run once, by the owner or by a thief.

#define TASKS 3
#define THIEVES 2

static struct deque deque;
static atomic_int runs[TASKS];

static void run(int task) {
    if (task >= 0)
        assert(atomic_fetch_add(&runs[task], 1) == 0);
}

static void *thief(void *unused) {
    (void)unused;
    run(deque_steal(&deque));
    return NULL;
}

int main(void) {
    pthread_t thieves[THIEVES];
    deque_push(&deque, 0);
    for (int i = 0; i < THIEVES; i++)
        pthread_create(&thieves[i], NULL, thief, NULL);
    deque_push(&deque, 1);
    run(deque_take(&deque));
    deque_push(&deque, 2);
    for (int task; (task = deque_take(&deque)) != EMPTY;)
        run(task);
    for (int i = 0; i < THIEVES; i++)
        pthread_join(thieves[i], NULL);
    for (int i = 0; i < TASKS; i++)
        assert(atomic_load(&runs[i]) == 1);
    return 0;
}
