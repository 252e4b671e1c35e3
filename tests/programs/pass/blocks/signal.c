// A block locks, sets a flag, signals and unlocks in one step; the waiter misses nothing.
// expect: verified
#include <assert.h>
#include <pthread.h>
#include <semaphore.h>
#include <stddef.h>

void __VERIFIER_atomic_begin(void);
void __VERIFIER_atomic_end(void);

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t c = PTHREAD_COND_INITIALIZER;
static int ready, data;

static void *produces(void *arg) {
    __VERIFIER_atomic_begin();
    pthread_mutex_lock(&m);
    data = 42;
    ready = 1;
    pthread_cond_signal(&c);
    pthread_mutex_unlock(&m);
    __VERIFIER_atomic_end();
    return arg;
}

static void *consumes(void *arg) {
    pthread_mutex_lock(&m);
    while (!ready)
        pthread_cond_wait(&c, &m);
    assert(data == 42);
    pthread_mutex_unlock(&m);
    return arg;
}

int main(void) {
    pthread_t a, b;
    pthread_create(&a, NULL, produces, NULL);
    pthread_create(&b, NULL, consumes, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}
