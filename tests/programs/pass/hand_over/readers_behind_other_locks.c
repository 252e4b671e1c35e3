// Two readers that have to get past other locks first: reads-from cannot keep their branches apart, and leaves
// them to optimal.
// expect: verified
#include <pthread.h>

pthread_rwlock_t a = PTHREAD_RWLOCK_INITIALIZER, b = PTHREAD_RWLOCK_INITIALIZER, c = PTHREAD_RWLOCK_INITIALIZER;

void *read_after(void *lock) {
    pthread_rwlock_wrlock(lock);
    pthread_rwlock_unlock(lock);
    pthread_rwlock_rdlock(&a);
    pthread_rwlock_unlock(&a);
    return 0;
}

int main(void) {
    pthread_t t, u;
    pthread_create(&t, 0, read_after, &b);
    pthread_create(&u, 0, read_after, &c);
    pthread_rwlock_wrlock(&a);
    pthread_rwlock_unlock(&a);
    pthread_join(t, 0);
    pthread_join(u, 0);
    return 0;
}
