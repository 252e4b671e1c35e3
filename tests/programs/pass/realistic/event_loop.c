// An event loop that waits with a timeout until it is told to stop.
// expect: verified
#include <assert.h>
#include <errno.h>
#include <pthread.h>
#include <stdbool.h>
#include <time.h>
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t c;
static int events, timeouts; static bool stop;
static void *loop(void *a) {
    pthread_mutex_lock(&m);
    int handled = 0;
    while (!stop || events) {
        if (events) { events--; handled++; continue; }
        if (timeouts < 2) {
            struct timespec ts; clock_gettime(CLOCK_MONOTONIC, &ts); ts.tv_sec += 1; ts.tv_nsec = (ts.tv_nsec + 500) % 1000000000;
            int r = pthread_cond_timedwait(&c, &m, &ts);
            assert(r == 0 || r == ETIMEDOUT);
            if (r) timeouts++;
        } else pthread_cond_wait(&c, &m);
    }
    pthread_mutex_unlock(&m);
    return (void *)(long)handled;
}
int main(void) {
    pthread_t t; void *r;
    pthread_condattr_t at; pthread_condattr_init(&at); pthread_condattr_setclock(&at, CLOCK_MONOTONIC); pthread_cond_init(&c, &at); pthread_condattr_destroy(&at);
    pthread_create(&t, NULL, loop, NULL);
    pthread_mutex_lock(&m); events++; pthread_cond_signal(&c); pthread_mutex_unlock(&m);
    pthread_mutex_lock(&m); stop = true; pthread_cond_broadcast(&c); pthread_mutex_unlock(&m);
    pthread_join(t, &r);
    assert((long)r == 1);
    pthread_cond_destroy(&c);
}
