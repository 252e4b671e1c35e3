// A reader fails with its lock in hand, another one reads on: a writer that comes before both of them was missed (the deadlock that it
// leads to, with --keep-going), because only the first reader was left out of the reversed race.
// args: --keep-going
// expect: bug assertion line 14
#include <assert.h>
#include <pthread.h>
#include <stddef.h>

static pthread_rwlock_t lock = PTHREAD_RWLOCK_INITIALIZER;

static void *tries(void *arg) {
    int busy = pthread_rwlock_tryrdlock(&lock);
    if (!busy)
        assert(0);
    return arg;
}

static void *writes(void *arg) {
    pthread_rwlock_wrlock(&lock);
    return arg;
}

int main(void) {
    pthread_t t, u;
    pthread_create(&t, NULL, tries, NULL);
    pthread_create(&u, NULL, writes, NULL);
    pthread_rwlock_rdlock(&lock);
    return 0;
}
