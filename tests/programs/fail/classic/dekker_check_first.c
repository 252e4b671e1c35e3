// A first attempt of Dekker's: look at the other's flag, then raise one's own. Both may enter.
// args: --races=off
// expect: bug assertion line 18
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>

static atomic_int inside[2];
static int critical;

static void *thread(void *arg) {
    int me = (int)(intptr_t)arg;
    if (!atomic_load(&inside[1 - me])) {
        atomic_store(&inside[me], 1);
        critical = me;
        assert(critical == me);
        atomic_store(&inside[me], 0);
    }
    return NULL;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, thread, (void *)1);
    thread((void *)0);
    pthread_join(t, NULL);
    return 0;
}
