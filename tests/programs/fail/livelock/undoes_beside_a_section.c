// With --peek the section of the other thread is one step, with several accesses. What it touches has to be known to see that nobody has looked at the
// round of the main thread: otherwise that was gone round until --max-steps.
// args: --peek
// expect: bug livelock
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int n, ready;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

static void *other(void *arg) {
    while (!atomic_load(&ready))
        ;
    pthread_mutex_lock(&m);
    int low = atomic_load(&n) < 2;
    pthread_mutex_unlock(&m);
    return low ? arg : NULL;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, other, NULL);
    while (atomic_fetch_add(&n, 1) < 1)
        atomic_fetch_sub(&n, 1);
    atomic_store(&ready, 1);
    pthread_join(t, NULL);
    return 0;
}
