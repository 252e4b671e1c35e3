// A reference count where taking a reference races with dropping the last one.
// args: --races=off
// expect: bug use-after-free line 19
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct object { atomic_int count; int payload; };
static struct object *_Atomic shared;

static void drop(struct object *o) {
    if (atomic_fetch_sub(&o->count, 1) == 1)
        free(o);
}

static void *user(void *arg) {
    struct object *o = atomic_load(&shared);
    if (o) {
        atomic_fetch_add(&o->count, 1);
        o->payload++;
        drop(o);
    }
    return arg;
}

int main(void) {
    pthread_t t;
    struct object *o = malloc(sizeof *o);
    atomic_init(&o->count, 1);
    o->payload = 0;
    atomic_store(&shared, o);
    pthread_create(&t, NULL, user, NULL);
    atomic_store(&shared, NULL);
    drop(o);
    return 0;
}
