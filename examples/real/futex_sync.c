// A mutex and a condition variable made of futexes, as a C library has them. The mutex is that of Drepper's "Futexes Are
// Tricky"; the condition variable is a number that every signal changes, so that a waiter who comes late does not sleep.
//
// BROKEN: the waiter looks at that number after it has let go of the mutex. A signal in between is lost.
#include <assert.h>
#include <linux/futex.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <sys/syscall.h>
#include <unistd.h>

enum { FREE, HELD, CONTENDED };

struct mutex {
    atomic_int state;
};

struct condition {
    atomic_int signals;
};

static void futex_wait(atomic_int *word, int expected) {
    syscall(SYS_futex, word, FUTEX_WAIT_PRIVATE, expected, NULL, NULL, 0);
}

static void futex_wake(atomic_int *word, int count) {
    syscall(SYS_futex, word, FUTEX_WAKE_PRIVATE, count, NULL, NULL, 0);
}

// Takes the mutex and leaves it marked as contended: whoever waited does not know whether others still do.
static void mutex_lock_contended(struct mutex *mutex) {
    while (atomic_exchange(&mutex->state, CONTENDED) != FREE)
        futex_wait(&mutex->state, CONTENDED);
}

static void mutex_lock(struct mutex *mutex) {
    int found = FREE;
    if (!atomic_compare_exchange_strong(&mutex->state, &found, HELD))
        mutex_lock_contended(mutex);
}

static void mutex_unlock(struct mutex *mutex) {
    if (atomic_exchange(&mutex->state, FREE) == CONTENDED)
        futex_wake(&mutex->state, 1);
}

static void condition_wait(struct condition *condition, struct mutex *mutex) {
#ifdef BROKEN
    mutex_unlock(mutex);
    int signals = atomic_load(&condition->signals);
#else
    int signals = atomic_load(&condition->signals);
    mutex_unlock(mutex);
#endif
    futex_wait(&condition->signals, signals);
    mutex_lock_contended(mutex);
}

static void condition_signal(struct condition *condition) {
    atomic_fetch_add(&condition->signals, 1);
    futex_wake(&condition->signals, 1);
}

// The harness: a mailbox for one message.

static struct mutex lock;
static struct condition filled, emptied;
static int mailbox; // 0: empty

static void send(int message) {
    mutex_lock(&lock);
    while (mailbox)
        condition_wait(&emptied, &lock);
    mailbox = message;
    condition_signal(&filled);
    mutex_unlock(&lock);
}

static int receive(void) {
    mutex_lock(&lock);
    while (!mailbox)
        condition_wait(&filled, &lock);
    int message = mailbox;
    mailbox = 0;
    condition_signal(&emptied);
    mutex_unlock(&lock);
    return message;
}

// Waits until what was sent has been received.
static void flush(void) {
    mutex_lock(&lock);
    while (mailbox)
        condition_wait(&emptied, &lock);
    mutex_unlock(&lock);
}

static void *receiver(void *unused) {
    (void)unused;
    assert(receive() == 7);
    return NULL;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, receiver, NULL);
    send(7);
    flush();
    assert(!mailbox);
    pthread_join(thread, NULL);
    return 0;
}
