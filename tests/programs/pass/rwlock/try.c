// The try variants of reader-writer locks: readers share, writers exclude, and EBUSY tells.
// expect: verified
#include <assert.h>
#include <errno.h>
#include <pthread.h>
#include <stddef.h>

static pthread_rwlock_t l;

static void *other(void *arg) {
    (void)arg;
    assert(pthread_rwlock_trywrlock(&l) == EBUSY);
    assert(pthread_rwlock_tryrdlock(&l) == 0);
    assert(pthread_rwlock_unlock(&l) == 0);
    return NULL;
}

static void *excluded(void *arg) {
    (void)arg;
    assert(pthread_rwlock_tryrdlock(&l) == EBUSY && pthread_rwlock_trywrlock(&l) == EBUSY);
    return NULL;
}

int main(void) {
    pthread_t t;
    pthread_rwlock_init(&l, NULL);
    assert(pthread_rwlock_rdlock(&l) == 0);
    pthread_create(&t, NULL, other, NULL);
    pthread_join(t, NULL);
    pthread_rwlock_unlock(&l);
    assert(pthread_rwlock_trywrlock(&l) == 0);
    pthread_create(&t, NULL, excluded, NULL);
    pthread_join(t, NULL);
    pthread_rwlock_unlock(&l);
    return 0;
}
