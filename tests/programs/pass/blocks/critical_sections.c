// Critical sections that are atomic blocks, beside one that is not: a block finds the mutex taken, and waits in its middle.
// expect: verified
#include <assert.h>
#include <pthread.h>
#include <semaphore.h>
#include <stddef.h>

void __VERIFIER_atomic_begin(void);
void __VERIFIER_atomic_end(void);

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int x;

static void *blocks(void *arg) {
    __VERIFIER_atomic_begin();
    pthread_mutex_lock(&m);
    x++;
    pthread_mutex_unlock(&m);
    __VERIFIER_atomic_end();
    return arg;
}

static void *locks(void *arg) {
    pthread_mutex_lock(&m);
    x++;
    pthread_mutex_unlock(&m);
    return arg;
}

int main(void) {
    pthread_t a, b, c;
    pthread_create(&a, NULL, blocks, NULL);
    pthread_create(&b, NULL, blocks, NULL);
    pthread_create(&c, NULL, locks, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    pthread_join(c, NULL);
    assert(x == 3);
    return 0;
}
