// A writer changes two numbers with the lock held for writing, readers hold it for reading: what they see belongs together, whatever the step is.
// expect: verified
#include <assert.h>
#include <pthread.h>

extern unsigned __VERIFIER_nondet_uint(void);

static pthread_rwlock_t lock = PTHREAD_RWLOCK_INITIALIZER;
static unsigned low, high;

static void *reader(void *arg) {
    pthread_rwlock_rdlock(&lock);
    assert(high == low * 3);
    pthread_rwlock_unlock(&lock);
    return arg;
}

int main(void) {
    pthread_t a;
    unsigned step = __VERIFIER_nondet_uint();
    pthread_create(&a, 0, reader, 0);
    pthread_rwlock_wrlock(&lock);
    low += step;
    high += 3 * step;
    pthread_rwlock_unlock(&lock);
    pthread_join(a, 0);
    return 0;
}
