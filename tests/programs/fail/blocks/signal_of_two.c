// A block signals two waiters: either may be woken, and what the block does then comes with it.
// expect: bug assertion line 49
#include <assert.h>
#include <pthread.h>
#include <semaphore.h>
#include <stddef.h>

void __VERIFIER_atomic_begin(void);
void __VERIFIER_atomic_end(void);
void __VERIFIER_assume(int);

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t c = PTHREAD_COND_INITIALIZER;
static int waiting, told, woken;

static void *waits(void *arg) {
    pthread_mutex_lock(&m);
    waiting++;
    pthread_cond_wait(&c, &m);
    assert(told);
    if (!woken) {
        woken = *(int *)arg;
        pthread_cond_signal(&c);
    }
    pthread_mutex_unlock(&m);
    return arg;
}

static void *signals(void *arg) {
    pthread_mutex_lock(&m);
    __VERIFIER_assume(waiting == 2);
    __VERIFIER_atomic_begin();
    pthread_cond_signal(&c);
    told = 1;
    __VERIFIER_atomic_end();
    pthread_mutex_unlock(&m);
    return arg;
}

int main(void) {
    static int one = 1, two = 2;
    pthread_t a, b, d;
    pthread_create(&a, NULL, waits, &one);
    pthread_create(&b, NULL, waits, &two);
    pthread_create(&d, NULL, signals, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    pthread_join(d, NULL);
    assert(woken != 2);
    return 0;
}
