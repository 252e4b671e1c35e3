// A timed lock gets the mutex or times out; both are explored.
// not-native: the deadline is nominal
// expect: verified
#include <assert.h>
#include <errno.h>
#include <pthread.h>
#include <stddef.h>
#include <time.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int value;

static void *worker(void *arg) {
    struct timespec deadline = {0, 0};
    (void)arg;
    clock_gettime(CLOCK_REALTIME, &deadline);
    deadline.tv_sec += 1;
    int r = pthread_mutex_timedlock(&m, &deadline);
    assert(r == 0 || r == ETIMEDOUT);
    if (r == 0) {
        value++;
        pthread_mutex_unlock(&m);
    }
    return NULL;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, worker, NULL);
    pthread_mutex_lock(&m);
    value++;
    pthread_mutex_unlock(&m);
    pthread_join(t, NULL);
    assert(value == 1 || value == 2);
    return 0;
}
