// The writer frees the old version at once.
// args: --races=off
// expect: bug use-after-free line 13
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct config { int low, high; };
static struct config *_Atomic current;

static void *reader(void *arg) {
    struct config *c = atomic_load(&current);
    int low = c->low;
    return low < 0 ? NULL : arg;
}

int main(void) {
    pthread_t t;
    struct config *c = malloc(sizeof *c);
    *c = (struct config){1, 2};
    atomic_store(&current, c);
    pthread_create(&t, NULL, reader, NULL);
    static struct config next = {3, 4};
    free(atomic_exchange(&current, &next));
    return 0;
}
