// Waiting for a field of a structure on the heap, which the waiter frees. Its neighbour is stored to as well, which is no matter.
// expect: verified
// count: 1
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct job { atomic_int neighbour, done; int result; };

static void *worker(void *arg) {
    struct job *job = arg;
    atomic_store(&job->neighbour, 1);
    job->result = 42;
    atomic_store(&job->done, 1);
    return NULL;
}

int main(void) {
    pthread_t t;
    struct job *job = calloc(1, sizeof *job);
    pthread_create(&t, NULL, worker, job);
    while (!atomic_load(&job->done))
        ;
    assert(job->result == 42);
    free(job);
    pthread_join(t, NULL);
    return 0;
}
