// Read-copy-update in user space, with a counter for each thread. A reader notes the phase it began in; who wants to free
// something turns the phase and waits until no reader is left in the old one. The phase is one bit, so a reader that has
// looked at it, and has not yet noted it, can come to be of either phase: a grace period turns it twice.
//
// BROKEN: a grace period turns the phase once. The second one ends although a reader has been inside all the time.
#include <assert.h>
#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>
#include <stdlib.h>

#define READERS 2
#define ACTIVE 1u // the reader is in a critical section
#define PHASE 2u  // the bit that is turned

static atomic_uint rcu_phase = ACTIVE;
static atomic_uint rcu_readers[READERS];
static pthread_mutex_t rcu_grace = PTHREAD_MUTEX_INITIALIZER;

static void rcu_read_lock(int self) {
    atomic_store(&rcu_readers[self], atomic_load(&rcu_phase));
}

static void rcu_read_unlock(int self) {
    atomic_store(&rcu_readers[self], 0);
}

static void rcu_turn_and_wait(void) {
    unsigned phase = atomic_fetch_xor(&rcu_phase, PHASE) ^ PHASE;
    for (int i = 0; i < READERS; i++)
        for (;;) {
            unsigned reader = atomic_load(&rcu_readers[i]);
            if (!(reader & ACTIVE) || reader == phase)
                break;
            sched_yield();
        }
}

static void synchronize_rcu(void) {
    pthread_mutex_lock(&rcu_grace);
    rcu_turn_and_wait();
#ifndef BROKEN
    rcu_turn_and_wait();
#endif
    pthread_mutex_unlock(&rcu_grace);
}

// The harness: a configuration that is replaced twice while it is read.

struct config {
    int width, height;
};

static _Atomic(struct config *) current;

static struct config *config_new(int size) {
    struct config *config = malloc(sizeof *config);
    config->width = config->height = size;
    return config;
}

static void config_replace(int size) {
    struct config *old = atomic_exchange(&current, config_new(size));
    synchronize_rcu();
    free(old);
}

static void *reader(void *arg) {
    int self = (int)(long)arg;
    rcu_read_lock(self);
    struct config *config = atomic_load(&current);
    assert(config->width == config->height);
    rcu_read_unlock(self);
    return NULL;
}

int main(void) {
    pthread_t readers[READERS];
    atomic_store(&current, config_new(1));
    for (long i = 0; i < READERS; i++)
        pthread_create(&readers[i], NULL, reader, (void *)i);
    config_replace(2);
    config_replace(3);
    for (int i = 0; i < READERS; i++)
        pthread_join(readers[i], NULL);
    free(atomic_load(&current));
    return 0;
}
