// Two threads protect one variable, each with a mutex of its own. Taken for one step each, the sections could not meet.
// args: --peek
// expect: bug assertion line 35
#include <assert.h>
#include <pthread.h>
#include <stddef.h>

int x;
pthread_mutex_t mine = PTHREAD_MUTEX_INITIALIZER, yours = PTHREAD_MUTEX_INITIALIZER;

static void *add(pthread_mutex_t *lock) {
    pthread_mutex_lock(lock);
    int before = x;
    x = before + 1;
    pthread_mutex_unlock(lock);
    return NULL;
}

void *with_mine(void *arg) {
    (void)arg;
    return add(&mine);
}

void *with_yours(void *arg) {
    (void)arg;
    return add(&yours);
}

int main(void) {
    pthread_t a, b;
    pthread_create(&a, NULL, with_mine, NULL);
    pthread_create(&b, NULL, with_yours, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    assert(x == 2);
    return 0;
}
