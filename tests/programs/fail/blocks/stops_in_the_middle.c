// A block is no step if it has to wait: another thread sees the half of it.
// expect: bug assertion line 30
#include <assert.h>
#include <pthread.h>
#include <semaphore.h>
#include <stddef.h>

void __VERIFIER_atomic_begin(void);
void __VERIFIER_atomic_end(void);

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int x, y;

static void *blocks(void *arg) {
    __VERIFIER_atomic_begin();
    x = 1;
    pthread_mutex_lock(&m);
    y = 1;
    pthread_mutex_unlock(&m);
    __VERIFIER_atomic_end();
    return arg;
}

static void *holds(void *arg) {
    pthread_mutex_lock(&m);
    __VERIFIER_atomic_begin();
    int half = x != y;
    __VERIFIER_atomic_end();
    pthread_mutex_unlock(&m);
    assert(!half);
    return arg;
}

int main(void) {
    pthread_t a, b;
    pthread_create(&a, NULL, blocks, NULL);
    pthread_create(&b, NULL, holds, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}
