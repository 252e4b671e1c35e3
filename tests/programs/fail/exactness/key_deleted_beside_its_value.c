// Whether a destructor runs depends on whether its key is still there when the thread ends.
// expect: bug assertion line 31
#include <assert.h>
#include <pthread.h>
#include <semaphore.h>
#include <stddef.h>

pthread_key_t key;
sem_t has_set;
int data, destroyed;

void destroy(void *value) {
    (void)value;
    destroyed = 1;
}

void *keep(void *arg) {
    pthread_setspecific(key, &data);
    sem_post(&has_set);
    return arg;
}

int main(void) {
    pthread_t thread;
    sem_init(&has_set, 0, 0);
    pthread_key_create(&key, destroy);
    pthread_create(&thread, NULL, keep, NULL);
    sem_wait(&has_set);
    pthread_key_delete(key);
    pthread_join(thread, NULL);
    assert(!destroyed);
    return 0;
}
