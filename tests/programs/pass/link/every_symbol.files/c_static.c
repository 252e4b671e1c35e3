// Names of its own that other files have, too.
#include "all.h"

static int counter = 2;

static int step(void) {
    static int calls = 20;
    calls += counter;
    return calls;
}

static void *worker(void *unused) {
    pthread_mutex_lock(&mutex);
    assert(step() == 22);
    pthread_mutex_unlock(&mutex);
    shared += 2;
    own++;
    return unused;
}

void *start_c(void *argument) { return worker(argument); }
