// Two blocks that take two mutexes in opposite orders: one step each, unless a third thread makes one of them wait in the middle.
// expect: bug deadlock
#include <assert.h>
#include <pthread.h>
#include <semaphore.h>
#include <stddef.h>

void __VERIFIER_atomic_begin(void);
void __VERIFIER_atomic_end(void);

static pthread_mutex_t a = PTHREAD_MUTEX_INITIALIZER, b = PTHREAD_MUTEX_INITIALIZER;

static void take(pthread_mutex_t *first, pthread_mutex_t *second) {
    __VERIFIER_atomic_begin();
    pthread_mutex_lock(first);
    pthread_mutex_lock(second);
    pthread_mutex_unlock(second);
    pthread_mutex_unlock(first);
    __VERIFIER_atomic_end();
}

static void *forwards(void *arg) {
    take(&a, &b);
    return arg;
}

static void *backwards(void *arg) {
    take(&b, &a);
    return arg;
}

static void *disturbs(void *arg) {
    pthread_mutex_lock(&b);
    pthread_mutex_unlock(&b);
    return arg;
}

int main(void) {
    pthread_t s, t, u;
    pthread_create(&s, NULL, forwards, NULL);
    pthread_create(&t, NULL, backwards, NULL);
    pthread_create(&u, NULL, disturbs, NULL);
    pthread_join(s, NULL);
    pthread_join(t, NULL);
    pthread_join(u, NULL);
    return 0;
}
