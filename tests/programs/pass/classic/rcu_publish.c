// Read, copy, update: the writer publishes a new version; the old one is freed only after the reader has left.
// args: --races=error
// expect: verified
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct config { int low, high; };
static struct config *_Atomic current;
static atomic_int reading;

static void *reader(void *arg) {
    atomic_store(&reading, 1);
    struct config *c = atomic_load(&current);
    assert(c->low < c->high);
    atomic_store(&reading, 0);
    return arg;
}

static struct config *make(int low, int high) {
    struct config *c = malloc(sizeof *c);
    *c = (struct config){low, high};
    return c;
}

int main(void) {
    pthread_t t;
    atomic_store(&current, make(1, 2));
    pthread_create(&t, NULL, reader, NULL);
    struct config *old = atomic_exchange(&current, make(10, 20));
    int freed = 0;
    if (!atomic_load(&reading)) {
        free(old);
        freed = 1;
    }
    pthread_join(t, NULL);
    if (!freed)
        free(old);
    free(atomic_load(&current));
    return 0;
}
