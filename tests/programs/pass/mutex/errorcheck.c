// An error-checking mutex answers misuse with an error instead of undefined behaviour.
// expect: verified
#include <assert.h>
#include <errno.h>
#include <pthread.h>
#include <stddef.h>

static pthread_mutex_t m;

static void *other(void *arg) {
    (void)arg;
    assert(pthread_mutex_unlock(&m) == EPERM);
    return NULL;
}

int main(void) {
    pthread_t t;
    pthread_mutexattr_t a;
    int type;
    pthread_mutexattr_init(&a);
    assert(pthread_mutexattr_settype(&a, PTHREAD_MUTEX_ERRORCHECK) == 0);
    assert(pthread_mutexattr_gettype(&a, &type) == 0 && type == PTHREAD_MUTEX_ERRORCHECK);
    pthread_mutex_init(&m, &a);
    assert(pthread_mutex_unlock(&m) == EPERM);
    assert(pthread_mutex_lock(&m) == 0);
    assert(pthread_mutex_lock(&m) == EDEADLK);
    pthread_create(&t, NULL, other, NULL);
    pthread_join(t, NULL);
    assert(pthread_mutex_unlock(&m) == 0);
    return 0;
}
