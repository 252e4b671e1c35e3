// A lock inside of an atomic block: the block waits in the middle, or gets the lock first.
// expect: bug assertion line 25
#include <assert.h>
#include <pthread.h>
#include <stddef.h>

void __VERIFIER_atomic_begin(void);
void __VERIFIER_atomic_end(void);

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int x;

static void *writes(void *arg) {
    (void)arg;
    pthread_mutex_lock(&m);
    x = 1;
    pthread_mutex_unlock(&m);
    return NULL;
}

static void *blocks(void *arg) {
    (void)arg;
    __VERIFIER_atomic_begin();
    pthread_mutex_lock(&m);
    assert(x == 1);
    pthread_mutex_unlock(&m);
    __VERIFIER_atomic_end();
    return NULL;
}

int main(void) {
    pthread_t a, b;
    pthread_create(&a, NULL, writes, NULL);
    pthread_create(&b, NULL, blocks, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}
