// Two threads may both decide that they are the last owner.
// expect: bug double-free line 13
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static atomic_int owners = 2;
static int *shared;

static void release(void) {
    atomic_fetch_sub(&owners, 1);
    if (atomic_load(&owners) == 0)
        free(shared);
}

static void *worker(void *arg) { (void)arg; release(); return NULL; }

int main(void) {
    pthread_t t;
    shared = malloc(sizeof *shared);
    pthread_create(&t, NULL, worker, NULL);
    release();
    pthread_join(t, NULL);
    return 0;
}
