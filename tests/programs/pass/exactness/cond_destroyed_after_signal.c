// A condition variable is destroyed when its only waiter has been woken, but has not got the mutex again. That was
// reported as destroying it in use.
// expect: verified
#include <pthread.h>
#include <stddef.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t c = PTHREAD_COND_INITIALIZER;
static int waits, stop;

static void *waiter(void *arg) {
    (void)arg;
    pthread_mutex_lock(&m);
    if (!stop) {
        waits = 1;
        pthread_cond_wait(&c, &m);
    }
    pthread_mutex_unlock(&m);
    return NULL;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, waiter, NULL);
    pthread_mutex_lock(&m);
    stop = 1;
    if (waits)
        pthread_cond_signal(&c);
    pthread_cond_destroy(&c);
    pthread_mutex_unlock(&m);
    pthread_join(t, NULL);
    return 0;
}
