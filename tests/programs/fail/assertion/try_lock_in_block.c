// A try-lock inside of an atomic block fails when the lock is taken.
// expect: bug assertion line 25
#include <assert.h>
#include <pthread.h>
#include <stddef.h>

void __VERIFIER_atomic_begin(void);
void __VERIFIER_atomic_end(void);

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

static void *locks(void *arg) {
    (void)arg;
    pthread_mutex_lock(&m);
    pthread_mutex_unlock(&m);
    return NULL;
}

static void *tries(void *arg) {
    (void)arg;
    __VERIFIER_atomic_begin();
    int busy = pthread_mutex_trylock(&m);
    if (!busy) pthread_mutex_unlock(&m);
    __VERIFIER_atomic_end();
    assert(!busy);
    return NULL;
}

int main(void) {
    pthread_t a, b;
    pthread_create(&a, NULL, tries, NULL);
    pthread_create(&b, NULL, locks, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}
