// A timed wait ends by the signal or by the timeout; after a timeout the mutex is held again.
// expect: verified
#include <assert.h>
#include <errno.h>
#include <pthread.h>
#include <stddef.h>
#include <time.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t c = PTHREAD_COND_INITIALIZER;
static int ready;

static void *setter(void *arg) {
    (void)arg;
    pthread_mutex_lock(&m);
    ready = 1;
    pthread_cond_signal(&c);
    pthread_mutex_unlock(&m);
    return NULL;
}

int main(void) {
    pthread_t t;
    struct timespec deadline;
    int r = 0;
    clock_gettime(CLOCK_REALTIME, &deadline);
    deadline.tv_sec++;
    pthread_create(&t, NULL, setter, NULL);
    pthread_mutex_lock(&m);
    if (!ready) {
        r = pthread_cond_timedwait(&c, &m, &deadline);
        assert(r == 0 || r == ETIMEDOUT);
        if (r == 0)
            assert(ready);
    }
    assert(pthread_mutex_unlock(&m) == 0);
    pthread_join(t, NULL);
    return 0;
}
