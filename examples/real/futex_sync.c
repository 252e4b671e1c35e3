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

struct mailbox {
    struct mutex lock;
    struct condition filled, emptied;
    int message; // 0: empty
};

static void mailbox_send(struct mailbox *box, int message) {
    mutex_lock(&box->lock);
    while (box->message)
        condition_wait(&box->emptied, &box->lock);
    box->message = message;
    condition_signal(&box->filled);
    mutex_unlock(&box->lock);
}

static int mailbox_receive(struct mailbox *box) {
    mutex_lock(&box->lock);
    while (!box->message)
        condition_wait(&box->filled, &box->lock);
    int message = box->message;
    box->message = 0;
    condition_signal(&box->emptied);
    mutex_unlock(&box->lock);
    return message;
}

// Waits until what was sent has been received.
static void mailbox_flush(struct mailbox *box) {
    mutex_lock(&box->lock);
    while (box->message)
        condition_wait(&box->emptied, &box->lock);
    mutex_unlock(&box->lock);
}

static void *receiver(void *arg) {
    assert(mailbox_receive(arg) == 7);
    return NULL;
}

static struct mailbox box;

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, receiver, &box);
    mailbox_send(&box, 7);
    mailbox_flush(&box);
    assert(!box.message);
    pthread_join(thread, NULL);
    return 0;
}
