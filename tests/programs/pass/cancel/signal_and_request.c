// A signal, a request to cancel, and the end of the wait, in all orders: brute force sees the same traces.
// expect: verified
#include <pthread.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t condition = PTHREAD_COND_INITIALIZER;
static int waits, signalled, seen;
static pthread_t a, b, c;

static void handler(void *arg) {
    seen = signalled;
    pthread_mutex_unlock(arg);
}

static void *waiter(void *arg) {
    pthread_mutex_lock(&lock);
    waits = 1;
    pthread_cleanup_push(handler, &lock);
    pthread_cond_wait(&condition, &lock);
    pthread_cleanup_pop(0);
    pthread_mutex_unlock(&lock);
    return arg;
}

static void *signaller(void *arg) {
    pthread_mutex_lock(&lock);
    if (waits) {
        pthread_cond_signal(&condition);
        signalled = 1;
    }
    pthread_mutex_unlock(&lock);
    return arg;
}

static void *canceller(void *arg) {
    pthread_cancel(a);
    return arg;
}

int main(void) {
    pthread_create(&a, NULL, waiter, NULL);
    pthread_create(&b, NULL, signaller, NULL);
    pthread_create(&c, NULL, canceller, NULL);
}
