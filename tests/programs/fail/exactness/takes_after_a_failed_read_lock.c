// Main takes the lock between its release and the second writer, after another thread has failed to get in for reading: reads-from took
// that for the branch in which the other gets in, and did not explore it.
// args: --allow-deadlock
// not-native: may wait for good
// expect: bug assertion line 35
#include <assert.h>
#include <pthread.h>
#include <stddef.h>

static pthread_rwlock_t lock = PTHREAD_RWLOCK_INITIALIZER, other = PTHREAD_RWLOCK_INITIALIZER;
static int failed;

static void *writer(void *arg) {
    if (pthread_rwlock_trywrlock(&lock) == 0) {
        pthread_rwlock_unlock(&lock);
    }
    pthread_rwlock_wrlock(&lock);
    return arg;
}

static void *reader(void *arg) {
    pthread_rwlock_wrlock(&other);
    failed = pthread_rwlock_tryrdlock(&lock) != 0;
    return arg;
}

int main(void) {
    pthread_t w, r;
    pthread_create(&w, NULL, writer, NULL);
    pthread_create(&r, NULL, reader, NULL);
    pthread_join(r, NULL);
    int taken = pthread_rwlock_trywrlock(&lock) == 0;
    // In the other order it is free for both, or for none.
    if (failed) {
        assert(!taken);
    }
    return 0;
}
