// Destroying a condition variable while a thread waits on it, in some schedule.
// expect: bug lock-misuse line 25
#include <pthread.h>
#include <stddef.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t c = PTHREAD_COND_INITIALIZER;
static int stop;

static void *waiter(void *arg) {
    (void)arg;
    pthread_mutex_lock(&m);
    if (!stop)
        pthread_cond_wait(&c, &m);
    pthread_mutex_unlock(&m);
    return NULL;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, waiter, NULL);
    pthread_mutex_lock(&m);
    stop = 1;
    pthread_mutex_unlock(&m);
    pthread_cond_destroy(&c);
    return 0;
}
