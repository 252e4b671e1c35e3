// A reader uses an object that the other thread may have freed.
// args: --races=off
// expect: bug use-after-free line 14
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static int *_Atomic shared;

static void *reader(void *arg) {
    int *p = atomic_load(&shared);
    (void)arg;
    if (p)
        return (void *)(size_t)*p;
    return NULL;
}

int main(void) {
    pthread_t t;
    int *p = malloc(sizeof *p);
    *p = 1;
    atomic_store(&shared, p);
    pthread_create(&t, NULL, reader, NULL);
    atomic_store(&shared, NULL);
    free(p);
    return 0;
}
