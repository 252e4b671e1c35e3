// A sequence lock, as for the time of day: writers make the sequence odd, change the data, and make it even again; readers
// take no lock, and try again if the sequence has moved.
//
// BROKEN: the reader does not mind an odd sequence at the beginning. If the writer pauses in the middle, the sequence is
// the same before and after, and what was read is half old, half new.
#include <assert.h>
#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>
#include <stddef.h>

struct seqlock {
    atomic_uint sequence;
    pthread_mutex_t writers;
};

static void seqlock_write_begin(struct seqlock *lock) {
    pthread_mutex_lock(&lock->writers);
    atomic_fetch_add(&lock->sequence, 1);
}

static void seqlock_write_end(struct seqlock *lock) {
    atomic_fetch_add(&lock->sequence, 1);
    pthread_mutex_unlock(&lock->writers);
}

static unsigned seqlock_read_begin(struct seqlock *lock) {
    unsigned sequence = atomic_load(&lock->sequence);
#ifndef BROKEN
    while (sequence & 1) {
        sched_yield();
        sequence = atomic_load(&lock->sequence);
    }
#endif
    return sequence;
}

static int seqlock_read_retry(struct seqlock *lock, unsigned sequence) {
    return atomic_load(&lock->sequence) != sequence;
}

// The harness: a clock whose two parts belong together.

struct time {
    long seconds, ticks; // ticks == 10 * seconds
};

static struct seqlock lock = {0, PTHREAD_MUTEX_INITIALIZER};
static _Atomic long clock_seconds, clock_ticks;

static void clock_advance(void) {
    seqlock_write_begin(&lock);
    long seconds = atomic_load_explicit(&clock_seconds, memory_order_relaxed) + 1;
    atomic_store_explicit(&clock_seconds, seconds, memory_order_relaxed);
    atomic_store_explicit(&clock_ticks, 10 * seconds, memory_order_relaxed);
    seqlock_write_end(&lock);
}

static struct time clock_read(void) {
    struct time now;
    unsigned sequence;
    do {
        sequence = seqlock_read_begin(&lock);
        now.seconds = atomic_load_explicit(&clock_seconds, memory_order_relaxed);
        now.ticks = atomic_load_explicit(&clock_ticks, memory_order_relaxed);
    } while (seqlock_read_retry(&lock, sequence));
    return now;
}

static void *writer(void *unused) {
    (void)unused;
    clock_advance();
    return NULL;
}

static void *reader(void *unused) {
    (void)unused;
    struct time now = clock_read();
    assert(now.ticks == 10 * now.seconds);
    return NULL;
}

int main(void) {
    pthread_t threads[3];
    pthread_create(&threads[0], NULL, writer, NULL);
    pthread_create(&threads[1], NULL, writer, NULL);
    pthread_create(&threads[2], NULL, reader, NULL);
    for (int i = 0; i < 3; i++)
        pthread_join(threads[i], NULL);
    assert(clock_read().seconds == 2);
    return 0;
}
