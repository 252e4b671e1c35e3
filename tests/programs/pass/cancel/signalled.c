// A signal and a request: the waiter goes one way or the other, and a signal is never lost to one that is cancelled.
// expect: verified
#include <assert.h>
#include <pthread.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t condition = PTHREAD_COND_INITIALIZER;
static int items;

static void unlock(void *arg) { pthread_mutex_unlock(arg); }

static void *worker(void *arg) {
    pthread_mutex_lock(&lock);
    pthread_cleanup_push(unlock, &lock);
    while (!items)
        pthread_cond_wait(&condition, &lock);
    items--;
    pthread_cleanup_pop(1);
    return arg;
}

int main(void) {
    pthread_t a, b;
    void *first, *second;
    pthread_create(&a, NULL, worker, NULL);
    pthread_create(&b, NULL, worker, NULL);
    pthread_cancel(a);
    pthread_mutex_lock(&lock);
    items = 1;
    pthread_cond_signal(&condition);
    pthread_mutex_unlock(&lock);
    pthread_join(a, &first);
    // If the first one took it the second needs another.
    if (first != PTHREAD_CANCELED) {
        pthread_mutex_lock(&lock);
        items++;
        pthread_cond_signal(&condition);
        pthread_mutex_unlock(&lock);
    }
    pthread_join(b, &second);
    assert(second == NULL && items == 0);
}
