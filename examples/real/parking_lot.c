// A parking lot, as in WebKit: locks of one byte, and the queues of waiting threads in a table beside, found by the address
// of the lock. Who parks looks once more at the lock, with the queue locked; who unparks changes the lock in the same way.
//
// BROKEN: the look at the lock comes before the queue is locked. Whoever unlocks in between finds nobody to wake.
#include <assert.h>
#include <pthread.h>
#include <semaphore.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct waiter {
    struct waiter *next;
    const void *address;
    sem_t wake;
};

struct bucket {
    pthread_mutex_t lock;
    struct waiter *first;
};

#define BUCKETS 2

static struct bucket table[BUCKETS] = {{PTHREAD_MUTEX_INITIALIZER, NULL}, {PTHREAD_MUTEX_INITIALIZER, NULL}};

static struct bucket *bucket_of(const void *address) {
    return &table[(uintptr_t)address / 8 % BUCKETS];
}

// Sleeps at this address until unparked, unless the byte there is no longer as expected.
static void park(atomic_uchar *address, unsigned char expected) {
    struct waiter self = {NULL, address, {{0}}};
    struct bucket *bucket = bucket_of(address);
    sem_init(&self.wake, 0, 0);
#ifdef BROKEN
    bool valid = atomic_load(address) == expected;
    pthread_mutex_lock(&bucket->lock);
#else
    pthread_mutex_lock(&bucket->lock);
    bool valid = atomic_load(address) == expected;
#endif
    if (valid) {
        struct waiter **end = &bucket->first;
        while (*end)
            end = &(*end)->next;
        *end = &self;
    }
    pthread_mutex_unlock(&bucket->lock);
    if (valid)
        sem_wait(&self.wake);
    sem_destroy(&self.wake);
}

// Wakes the first who sleeps at this address. The byte becomes `more` if there are others, and `none` otherwise.
static void unpark_one(atomic_uchar *address, unsigned char more, unsigned char none) {
    struct bucket *bucket = bucket_of(address);
    struct waiter *found = NULL;
    bool others = false;
    pthread_mutex_lock(&bucket->lock);
    for (struct waiter **link = &bucket->first; *link;) {
        if ((*link)->address == address && !found) {
            found = *link;
            *link = found->next;
        } else {
            others |= (*link)->address == address;
            link = &(*link)->next;
        }
    }
    atomic_store(address, others ? more : none);
    pthread_mutex_unlock(&bucket->lock);
    if (found)
        sem_post(&found->wake);
}

// A lock of one byte.

#define HELD 1
#define PARKED 2

static void byte_lock(atomic_uchar *lock) {
    for (;;) {
        unsigned char seen = atomic_load(lock);
        if (!(seen & HELD)) {
            if (atomic_compare_exchange_strong(lock, &seen, seen | HELD))
                return;
        } else if ((seen & PARKED) || atomic_compare_exchange_strong(lock, &seen, HELD | PARKED)) {
            park(lock, HELD | PARKED);
        }
    }
}

static void byte_unlock(atomic_uchar *lock) {
    unsigned char expected = HELD;
    if (!atomic_compare_exchange_strong(lock, &expected, 0))
        unpark_one(lock, PARKED, 0);
}

// The harness: two locks in one structure, whose waiters are in one bucket.

static struct {
    atomic_uchar left_lock, right_lock;
    int left, right;
} shared;

static void add(atomic_uchar *lock, int *number) {
    byte_lock(lock);
    ++*number;
    byte_unlock(lock);
}

static void *left(void *unused) {
    (void)unused;
    add(&shared.left_lock, &shared.left);
    return NULL;
}

static void *right(void *unused) {
    (void)unused;
    add(&shared.right_lock, &shared.right);
    return NULL;
}

int main(void) {
    pthread_t threads[2];
    pthread_create(&threads[0], NULL, left, NULL);
    pthread_create(&threads[1], NULL, right, NULL);
    add(&shared.left_lock, &shared.left);
    add(&shared.right_lock, &shared.right);
    for (int i = 0; i < 2; i++)
        pthread_join(threads[i], NULL);
    assert(shared.left == 2 && shared.right == 2);
    return 0;
}
