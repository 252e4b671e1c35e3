// Timed acquisition of a reader-writer lock, free at the time.
// expect: verified
#include <assert.h>
#include <pthread.h>
#include <stddef.h>
#include <time.h>

static pthread_rwlock_t l = PTHREAD_RWLOCK_INITIALIZER;

int main(void) {
    struct timespec deadline;
    pthread_rwlockattr_t a;
    clock_gettime(CLOCK_REALTIME, &deadline);
    deadline.tv_sec += 5;
    assert(pthread_rwlock_timedrdlock(&l, &deadline) == 0);
    assert(pthread_rwlock_unlock(&l) == 0);
    assert(pthread_rwlock_timedwrlock(&l, &deadline) == 0);
    assert(pthread_rwlock_unlock(&l) == 0);
    pthread_rwlock_destroy(&l);
    pthread_rwlockattr_init(&a);
    pthread_rwlock_init(&l, &a);
    pthread_rwlockattr_destroy(&a);
    assert(pthread_rwlock_tryrdlock(&l) == 0);
    return 0;
}
