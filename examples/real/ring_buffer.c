// A ring buffer for one producer and one consumer, as drivers have it: volatile indices, and inline assembly for
// barriers and counters. x86-64 keeps stores in order, so a barrier for the compiler is enough. Indices run freely; a
// slot is the index modulo the size.
//
// BROKEN: the producer publishes the new index before it has filled the slot.
#include <assert.h>
#include <pthread.h>
#include <stdbool.h>
#include <stddef.h>

#define RING_SIZE 2u // a power of two
#define MESSAGES 3

#define compiler_barrier() __asm__ volatile("" ::: "memory")
#define cpu_relax() __asm__ volatile("pause" ::: "memory")

struct ring {
    volatile unsigned head; // written by the producer only
    volatile unsigned tail; // written by the consumer only
    unsigned long moved;    // how many messages went in or out
    int slots[RING_SIZE];
};

static void count_one(unsigned long *counter) {
    __asm__ volatile("lock; incq %0" : "+m"(*counter) : : "memory", "cc");
}

static bool ring_put(struct ring *ring, int message) {
    unsigned head = ring->head;
    if (head - ring->tail == RING_SIZE)
        return false;
#ifdef BROKEN
    ring->head = head + 1;
    compiler_barrier();
    ring->slots[head % RING_SIZE] = message;
#else
    ring->slots[head % RING_SIZE] = message;
    compiler_barrier();
    ring->head = head + 1;
#endif
    count_one(&ring->moved);
    return true;
}

static bool ring_get(struct ring *ring, int *message) {
    unsigned tail = ring->tail;
    if (ring->head == tail)
        return false;
    compiler_barrier();
    *message = ring->slots[tail % RING_SIZE];
    compiler_barrier();
    ring->tail = tail + 1;
    count_one(&ring->moved);
    return true;
}

// The harness: all messages arrive, once and in order.

static struct ring ring;

static void *producer(void *unused) {
    (void)unused;
    for (int i = 1; i <= MESSAGES; i++)
        while (!ring_put(&ring, i))
            cpu_relax();
    return NULL;
}

static void *consumer(void *unused) {
    (void)unused;
    for (int i = 1; i <= MESSAGES; i++) {
        int message;
        while (!ring_get(&ring, &message))
            cpu_relax();
        assert(message == i);
    }
    return NULL;
}

int main(void) {
    pthread_t threads[2];
    pthread_create(&threads[0], NULL, producer, NULL);
    pthread_create(&threads[1], NULL, consumer, NULL);
    for (int i = 0; i < 2; i++)
        pthread_join(threads[i], NULL);
    assert(ring.head == MESSAGES && ring.tail == MESSAGES && ring.moved == 2 * MESSAGES);
    return 0;
}
