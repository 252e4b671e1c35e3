// A thread that waits on a condition variable is cancelled: it holds the mutex again when its cleanup handler runs.
// expect: verified
#include <assert.h>
#include <pthread.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t condition = PTHREAD_COND_INITIALIZER;
static int ready, state;

static void unlock(void *arg) {
    // Plainly: the mutex is held.
    state++;
    pthread_mutex_unlock(arg);
}

static void *worker(void *arg) {
    pthread_mutex_lock(&lock);
    pthread_cleanup_push(unlock, &lock);
    while (!ready)
        pthread_cond_wait(&condition, &lock);
    pthread_cleanup_pop(1);
    return arg;
}

int main(void) {
    pthread_t t;
    void *result;
    pthread_create(&t, NULL, worker, NULL);
    pthread_cancel(t);
    pthread_mutex_lock(&lock);
    state++;
    pthread_mutex_unlock(&lock);
    pthread_join(t, &result);
    assert(result == PTHREAD_CANCELED && state == 2);
}
