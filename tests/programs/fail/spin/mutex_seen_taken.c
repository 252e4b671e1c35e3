// A try-lock sees that a loop takes the mutex to look, in its second round, too.
// expect: bug assertion line 26
#include <assert.h>
#include <pthread.h>
#include <stddef.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int done;

static void *poller(void *arg) {
    for (;;) {
        pthread_mutex_lock(&m);
        int found = done;
        pthread_mutex_unlock(&m);
        if (found)
            return arg;
    }
}

static void *passer(void *arg) {
    int taken = pthread_mutex_trylock(&m);
    if (taken)
        pthread_mutex_lock(&m);
    pthread_mutex_unlock(&m);
    int again = pthread_mutex_trylock(&m);
    assert(!(taken && again));
    if (again)
        pthread_mutex_lock(&m);
    done = 1;
    pthread_mutex_unlock(&m);
    return arg;
}

int main(void) {
    pthread_t t[2];
    pthread_create(&t[0], NULL, poller, NULL);
    pthread_create(&t[1], NULL, passer, NULL);
    pthread_join(t[0], NULL);
    pthread_join(t[1], NULL);
    return 0;
}
