// A thread that reads twice holds the lock once: a try-write-lock fails from the first read lock to the last unlock.
// expect: verified
#include <assert.h>
#include <pthread.h>
#include <stddef.h>

static pthread_rwlock_t l = PTHREAD_RWLOCK_INITIALIZER;
static int x;

static void *tries(void *arg) {
    (void)arg;
    if (pthread_rwlock_trywrlock(&l) == 0) {
        x = 1;
        x = 0;
        pthread_rwlock_unlock(&l);
    }
    pthread_rwlock_rdlock(&l);
    pthread_rwlock_unlock(&l);
    return NULL;
}

static void *nests(void *arg) {
    (void)arg;
    pthread_rwlock_rdlock(&l);
    pthread_rwlock_rdlock(&l);
    pthread_rwlock_unlock(&l);
    assert(x == 0);
    pthread_rwlock_unlock(&l);
    pthread_rwlock_wrlock(&l);
    pthread_rwlock_unlock(&l);
    return NULL;
}

int main(void) {
    pthread_t a, b;
    pthread_create(&a, NULL, tries, NULL);
    pthread_create(&b, NULL, nests, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}
