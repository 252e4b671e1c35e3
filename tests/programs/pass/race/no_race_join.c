// Accesses before the spawn and after the join are ordered with the thread's.
// args: --races=error
// expect: verified
#include <assert.h>
#include <pthread.h>
#include <stddef.h>

static int x;

static void *worker(void *arg) { (void)arg; x += 1; return NULL; }

int main(void) {
    pthread_t t;
    x = 1;
    pthread_create(&t, NULL, worker, NULL);
    pthread_join(t, NULL);
    x += 1;
    assert(x == 3);
    return 0;
}
