// Two readers that both want to become the writer.
// expect: bug deadlock line 10
#include <pthread.h>
#include <stddef.h>

static pthread_rwlock_t l = PTHREAD_RWLOCK_INITIALIZER;

static void *upgrade(void *arg) {
    pthread_rwlock_rdlock(&l);
    pthread_rwlock_wrlock(&l);
    pthread_rwlock_unlock(&l);
    return arg;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, upgrade, NULL);
    upgrade(NULL);
    return 0;
}
