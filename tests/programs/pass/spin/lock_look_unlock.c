// A loop that takes a mutex to look: what it does to the mutex is undone in each round.
// expect: verified
#include <assert.h>
#include <pthread.h>
#include <stddef.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int done, data;

static void *worker(void *arg) {
    pthread_mutex_lock(&m);
    data = 7;
    done = 1;
    pthread_mutex_unlock(&m);
    return arg;
}

static int is_done(void) {
    pthread_mutex_lock(&m);
    int found = done;
    pthread_mutex_unlock(&m);
    return found;
}

static void *poller(void *arg) {
    while (!is_done())
        ;
    assert(data == 7);
    return arg;
}

int main(void) {
    pthread_t t[3];
    pthread_create(&t[0], NULL, worker, NULL);
    pthread_create(&t[1], NULL, poller, NULL);
    pthread_create(&t[2], NULL, poller, NULL);
    for (int i = 0; i < 3; i++)
        pthread_join(t[i], NULL);
    return 0;
}
