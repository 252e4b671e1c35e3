// Threads, a mutex, atomics of all kinds, a condition variable.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>

struct queue {
    int slots[4];
    unsigned head, tail;
    pthread_mutex_t lock;
    pthread_cond_t ready;
};

static struct queue queue = {.lock = PTHREAD_MUTEX_INITIALIZER, .ready = PTHREAD_COND_INITIALIZER};
static _Atomic int hits;
static atomic_flag flag = ATOMIC_FLAG_INIT;
static _Atomic(struct queue *) published;
static _Atomic long wide;
_Atomic short narrow = 7;

static void put(struct queue *q, int value) {
    pthread_mutex_lock(&q->lock);
    q->slots[q->tail++ % 4] = value;
    pthread_cond_signal(&q->ready);
    pthread_mutex_unlock(&q->lock);
}

static int take(struct queue *q) {
    pthread_mutex_lock(&q->lock);
    while (q->head == q->tail)
        pthread_cond_wait(&q->ready, &q->lock);
    int value = q->slots[q->head++ % 4];
    pthread_mutex_unlock(&q->lock);
    return value;
}

static void *producer(void *arg) {
    static int calls;
    calls++;
    put(&queue, *(int *)arg);
    atomic_fetch_add_explicit(&hits, 1, memory_order_relaxed);
    atomic_fetch_sub(&wide, 3);
    atomic_fetch_or(&wide, 4);
    atomic_fetch_xor_explicit(&narrow, 1, memory_order_acq_rel);
    atomic_exchange(&published, &queue);
    while (atomic_flag_test_and_set_explicit(&flag, memory_order_acquire)) {
    }
    atomic_flag_clear_explicit(&flag, memory_order_release);
    return 0;
}

int main(void) {
    pthread_t a, b;
    int one = 1, two = 2;
    pthread_create(&a, 0, producer, &one);
    pthread_create(&b, 0, producer, &two);
    int sum = take(&queue) + take(&queue);
    pthread_join(a, 0);
    pthread_join(b, 0);
    atomic_thread_fence(memory_order_seq_cst);
    atomic_signal_fence(memory_order_acquire);
    int expected = 2;
    bool swapped = atomic_compare_exchange_weak_explicit(&hits, &expected, 5, memory_order_acq_rel, memory_order_acquire);
    struct queue *seen = atomic_load_explicit(&published, memory_order_consume);
    assert(swapped && sum == 3 && seen == &queue);
    return atomic_load(&hits) - 5;
}
