// A timed wait in an atomic block may be woken: the block is not over before it has given up.
// expect: bug assertion line 29
#include <assert.h>
#include <pthread.h>
#include <stddef.h>
#include <time.h>

void __VERIFIER_atomic_begin(void);
void __VERIFIER_atomic_end(void);

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t condition = PTHREAD_COND_INITIALIZER;

static void *worker(void *arg) {
    pthread_cond_signal(&condition);
    return arg;
}

int main(void) {
    pthread_t t;
    const struct timespec past = {0, 0};
    pthread_create(&t, NULL, worker, NULL);
    __VERIFIER_atomic_begin();
    pthread_mutex_lock(&mutex);
    int result = pthread_cond_timedwait(&condition, &mutex, &past);
    pthread_mutex_unlock(&mutex);
    __VERIFIER_atomic_end();
    pthread_join(t, NULL);
    assert(result != 0);
    return 0;
}
