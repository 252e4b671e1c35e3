// A read/write lock is destroyed while another thread holds it for writing. `reads-from` took for granted that an unlock
// finds what its own thread left, and missed the order in which the destruction comes between.
// args: --keep-going
// expect: bug lock-misuse line 13
#include <pthread.h>
#include <stddef.h>

static pthread_rwlock_t l = PTHREAD_RWLOCK_INITIALIZER;

static void *t1(void *arg) {
    pthread_rwlock_rdlock(&l);
    pthread_rwlock_unlock(&l);
    pthread_rwlock_destroy(&l);
    return arg;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, t1, NULL);
    if (pthread_rwlock_trywrlock(&l) == 0) pthread_rwlock_unlock(&l);
    pthread_join(t, NULL);
    return 0;
}
