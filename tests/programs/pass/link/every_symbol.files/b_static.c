// Names of its own that other files have, too.
#include "all.h"

static int counter = 1;

static int step(void) {
    static int calls = 10;
    calls += counter;
    return calls;
}

static void *worker(void *unused) {
    pthread_mutex_lock(&mutex);
    assert(step() == 11);
    pthread_mutex_unlock(&mutex);
    shared += 1;
    assert(own == 5);
    return unused;
}

void *start_b(void *argument) { return worker(argument); }
