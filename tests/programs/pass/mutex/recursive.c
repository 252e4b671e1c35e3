// A recursive mutex may be taken again by its owner and is free only after as many unlocks.
// expect: verified
#include <assert.h>
#include <errno.h>
#include <pthread.h>
#include <stddef.h>

static pthread_mutex_t m;

static void *other(void *arg) {
    (void)arg;
    int r = pthread_mutex_trylock(&m);
    assert(r == 0 || r == EBUSY);
    if (r == 0)
        pthread_mutex_unlock(&m);
    return NULL;
}

int main(void) {
    pthread_t t;
    pthread_mutexattr_t a;
    pthread_mutexattr_init(&a);
    pthread_mutexattr_settype(&a, PTHREAD_MUTEX_RECURSIVE);
    pthread_mutex_init(&m, &a);
    pthread_mutexattr_destroy(&a);
    pthread_create(&t, NULL, other, NULL);
    pthread_mutex_lock(&m);
    assert(pthread_mutex_lock(&m) == 0);
    assert(pthread_mutex_trylock(&m) == 0);
    pthread_mutex_unlock(&m);
    pthread_mutex_unlock(&m);
    pthread_mutex_unlock(&m);
    pthread_join(t, NULL);
    pthread_mutex_destroy(&m);
    return 0;
}
