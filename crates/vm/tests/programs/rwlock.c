#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <assert.h>
#include <errno.h>
pthread_rwlock_t l = PTHREAD_RWLOCK_INITIALIZER;
int x;
void *reader(void *p) {
    pthread_rwlock_rdlock(&l);
    int a = x, b = x;
    assert(a == b);
    pthread_rwlock_unlock(&l);
    return 0;
}
int main(void) {
    pthread_t t[1];
    pthread_create(&t[0], 0, reader, 0);
    pthread_rwlock_wrlock(&l);
    assert(pthread_rwlock_tryrdlock(&l) == EBUSY);
    x = 1;
    pthread_rwlock_unlock(&l);
    assert(pthread_rwlock_rdlock(&l) == 0);
    assert(pthread_rwlock_rdlock(&l) == 0);
    assert(pthread_rwlock_unlock(&l) == 0);
    assert(pthread_rwlock_trywrlock(&l) == EBUSY);
    assert(pthread_rwlock_unlock(&l) == 0);
    pthread_join(t[0], 0);
    pthread_rwlock_destroy(&l);
    return 0;
}
