// Three threads take the mutex twice each: once for a counter of all of them, once for one of their own. Six orders of the common
// ones matter, and none of the others.
// args: --peek
// expect: verified
// count: 6
#include <assert.h>
#include <pthread.h>
#include <stddef.h>

#define THREADS 3

int common, own[THREADS];
pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void add(int *to) {
    int before = *to;
    *to = before + 1;
}

void *work(void *arg) {
    pthread_mutex_lock(&lock);
    add(&common);
    pthread_mutex_unlock(&lock);
    pthread_mutex_lock(&lock);
    add(arg);
    pthread_mutex_unlock(&lock);
    return NULL;
}

int main(void) {
    pthread_t threads[THREADS];
    for (int i = 0; i < THREADS; i++)
        pthread_create(&threads[i], NULL, work, &own[i]);
    for (int i = 0; i < THREADS; i++)
        pthread_join(threads[i], NULL);
    assert(common == THREADS && own[0] + own[1] + own[2] == THREADS);
    pthread_mutex_destroy(&lock);
    return 0;
}
