// Freeing the memory of a mutex that another thread is about to lock.
// args: --races=off
// expect: bug use-after-free line 11
#include <pthread.h>
#include <stdlib.h>

struct object { pthread_mutex_t m; };

static void *worker(void *arg) {
    struct object *o = arg;
    pthread_mutex_lock(&o->m);
    pthread_mutex_unlock(&o->m);
    return NULL;
}

int main(void) {
    pthread_t t;
    struct object *o = malloc(sizeof *o);
    pthread_mutex_init(&o->m, NULL);
    pthread_create(&t, NULL, worker, o);
    free(o);
    return 0;
}
