// With --main-return exits a worker that still waits is no deadlock: the program is over.
// args: --main-return exits
// expect: verified
#include <pthread.h>
#include <stddef.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t work = PTHREAD_COND_INITIALIZER, started = PTHREAD_COND_INITIALIZER;
static int is_ready;

static void *worker(void *arg) {
    pthread_mutex_lock(&m);
    is_ready = 1;
    pthread_cond_signal(&started);
    for (;;)
        pthread_cond_wait(&work, &m);
    return arg;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, worker, NULL);
    pthread_mutex_lock(&m);
    while (!is_ready)
        pthread_cond_wait(&started, &m);
    pthread_mutex_unlock(&m);
    return 0;
}
