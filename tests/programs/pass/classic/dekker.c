// Dekker's algorithm for two threads with one retry; who would wait longer gives up. Mutual exclusion holds.
// expect: verified
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>

static atomic_int wants[2], turn;
static int critical;

static int enter(int me) {
    int other = 1 - me;
    atomic_store(&wants[me], 1);
    if (!atomic_load(&wants[other]))
        return 1;
    if (atomic_load(&turn) != me) {
        atomic_store(&wants[me], 0);
        if (atomic_load(&turn) != me)
            return 0;
        atomic_store(&wants[me], 1);
    }
    return !atomic_load(&wants[other]);
}

static void *thread(void *arg) {
    int me = (int)(intptr_t)arg;
    if (enter(me)) {
        critical = me;
        assert(critical == me);
        atomic_store(&turn, 1 - me);
        atomic_store(&wants[me], 0);
    }
    return NULL;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, thread, (void *)1);
    thread((void *)0);
    pthread_join(t, NULL);
    return 0;
}
