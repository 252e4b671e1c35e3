// Waiting for a mutex that one holds: an error-checking one says so at once, a recursive one is taken once more.
// expect: verified
#define _GNU_SOURCE
#include <assert.h>
#include <errno.h>
#include <pthread.h>
#include <time.h>

int main(void) {
    static pthread_mutex_t checked = PTHREAD_ERRORCHECK_MUTEX_INITIALIZER_NP;
    static pthread_mutex_t recursive = PTHREAD_RECURSIVE_MUTEX_INITIALIZER_NP;
    static const struct timespec past;
    pthread_mutex_lock(&checked);
    assert(pthread_mutex_timedlock(&checked, &past) == EDEADLK);
    assert(pthread_mutex_trylock(&checked) == EBUSY);
    pthread_mutex_lock(&recursive);
    assert(pthread_mutex_timedlock(&recursive, &past) == 0);
    return 0;
}
