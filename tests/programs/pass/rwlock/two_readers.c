// Two readers may hold the lock at the same time: each sees the other inside in some execution, and none is blocked.
// expect: verified
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static pthread_rwlock_t l = PTHREAD_RWLOCK_INITIALIZER;
static atomic_int inside;

static void *reader(void *arg) {
    (void)arg;
    pthread_rwlock_rdlock(&l);
    int others = atomic_fetch_add(&inside, 1);
    assert(others == 0 || others == 1);
    atomic_fetch_sub(&inside, 1);
    pthread_rwlock_unlock(&l);
    return NULL;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, reader, NULL);
    reader(NULL);
    pthread_join(t, NULL);
    assert(inside == 0);
    return 0;
}
