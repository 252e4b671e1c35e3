// A thread unlocks a read/write lock that another one may hold: misuse, and the lock stays as it is. What a try-lock would
// have found before that was predicted as if the lock had been released.
// args: --keep-going
// expect: bug lock-misuse line 11
#include <pthread.h>
#include <stddef.h>

static pthread_rwlock_t l = PTHREAD_RWLOCK_INITIALIZER;

static void *t1(void *arg) {
    pthread_rwlock_unlock(&l);
    return arg;
}

static void *t2(void *arg) {
    pthread_rwlock_trywrlock(&l);
    return arg;
}

static void *t3(void *arg) {
    pthread_rwlock_tryrdlock(&l);
    return arg;
}

int main(void) {
    pthread_t t[3];
    pthread_create(&t[0], NULL, t1, NULL);
    pthread_create(&t[1], NULL, t2, NULL);
    pthread_create(&t[2], NULL, t3, NULL);
    return 0;
}
