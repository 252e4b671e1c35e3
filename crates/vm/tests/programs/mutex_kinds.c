#define _GNU_SOURCE
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <assert.h>
#include <errno.h>
pthread_mutex_t r = PTHREAD_RECURSIVE_MUTEX_INITIALIZER_NP;
int main(void) {
    assert(pthread_mutex_lock(&r) == 0);
    assert(pthread_mutex_lock(&r) == 0);
    assert(pthread_mutex_unlock(&r) == 0);
    assert(pthread_mutex_unlock(&r) == 0);
    assert(pthread_mutex_unlock(&r) == EPERM);
    pthread_mutexattr_t a;
    pthread_mutexattr_init(&a);
    pthread_mutexattr_settype(&a, PTHREAD_MUTEX_ERRORCHECK);
    pthread_mutex_t e;
    pthread_mutex_init(&e, &a);
    assert(pthread_mutex_lock(&e) == 0);
    assert(pthread_mutex_lock(&e) == EDEADLK);
    assert(pthread_mutex_trylock(&e) == EBUSY);
    assert(pthread_mutex_unlock(&e) == 0);
    pthread_mutex_destroy(&e);
    return 0;
}
