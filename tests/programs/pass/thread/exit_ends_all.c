// exit() in one thread ends the execution: the other never gets to its failing assertion after it.
// expect: verified
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static atomic_int gone;

static void *worker(void *arg) {
    (void)arg;
    atomic_store(&gone, 1);
    exit(0);
}

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, worker, NULL);
    pthread_join(t, NULL);
    assert(0);
}
