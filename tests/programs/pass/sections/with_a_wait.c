// A mutex that somebody waits with at a condition variable is what it is: its sections are ordered, and nobody is woken too early.
// args: --peek
// expect: verified
#include <assert.h>
#include <pthread.h>
#include <stddef.h>

int ready, other;
pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
pthread_cond_t changed = PTHREAD_COND_INITIALIZER;

void *set(void *arg) {
    pthread_mutex_lock(&lock);
    ready = 1;
    pthread_mutex_unlock(&lock);
    pthread_cond_signal(&changed);
    return arg;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, set, NULL);
    pthread_mutex_lock(&lock);
    while (!ready)
        pthread_cond_wait(&changed, &lock);
    other++;
    pthread_mutex_unlock(&lock);
    pthread_join(thread, NULL);
    assert(ready && other == 1);
    return 0;
}
