// A signal nobody waits for is lost, which is harmless when the state is checked first.
// expect: verified
#include <assert.h>
#include <pthread.h>
#include <stddef.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t c = PTHREAD_COND_INITIALIZER;
static int state;

static void *worker(void *arg) {
    (void)arg;
    pthread_cond_signal(&c);
    pthread_mutex_lock(&m);
    state = 1;
    pthread_mutex_unlock(&m);
    pthread_cond_broadcast(&c);
    return NULL;
}

int main(void) {
    pthread_t t;
    pthread_condattr_t a;
    pthread_condattr_init(&a);
    pthread_condattr_setclock(&a, CLOCK_MONOTONIC);
    pthread_cond_init(&c, &a);
    pthread_condattr_destroy(&a);
    pthread_create(&t, NULL, worker, NULL);
    pthread_mutex_lock(&m);
    while (!state)
        pthread_cond_wait(&c, &m);
    pthread_mutex_unlock(&m);
    pthread_join(t, NULL);
    assert(state == 1);
    return 0;
}
