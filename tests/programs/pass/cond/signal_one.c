// A signal wakes one of two waiters, whichever: both choices are explored; the woken one passes the signal on.
// expect: verified
#include <assert.h>
#include <pthread.h>
#include <stddef.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t c = PTHREAD_COND_INITIALIZER;
static int tokens, taken;

static void *taker(void *arg) {
    (void)arg;
    pthread_mutex_lock(&m);
    while (tokens == 0)
        pthread_cond_wait(&c, &m);
    tokens--;
    taken++;
    pthread_mutex_unlock(&m);
    return NULL;
}

int main(void) {
    pthread_t t1, t2;
    pthread_create(&t1, NULL, taker, NULL);
    pthread_create(&t2, NULL, taker, NULL);
    for (int i = 0; i < 2; i++) {
        pthread_mutex_lock(&m);
        tokens++;
        pthread_cond_signal(&c);
        pthread_mutex_unlock(&m);
    }
    pthread_join(t1, NULL);
    pthread_join(t2, NULL);
    assert(taken == 2 && tokens == 0);
    return 0;
}
