// A hazard pointer: the reader announces what it reads and checks again; the owner frees only what is not announced.
// args: --races=error
// expect: verified
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static int *_Atomic shared;
static int *_Atomic hazard;

static void *reader(void *arg) {
    int *p = atomic_load(&shared);
    if (p) {
        atomic_store(&hazard, p);
        if (atomic_load(&shared) == p)
            assert(*p == 5);
        atomic_store(&hazard, NULL);
    }
    return arg;
}

int main(void) {
    pthread_t t;
    int *p = malloc(sizeof *p);
    *p = 5;
    atomic_store(&shared, p);
    pthread_create(&t, NULL, reader, NULL);
    atomic_store(&shared, NULL);
    int busy = atomic_load(&hazard) == p;
    if (!busy)
        free(p);
    pthread_join(t, NULL);
    if (busy)
        free(p);
    return 0;
}
