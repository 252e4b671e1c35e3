// When main returns, the other threads run to their end: the last assertion is reached and holds.
// not-native: the process would end with main
// expect: verified
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int x;

static void *worker(void *arg) {
    (void)arg;
    int v = atomic_load(&x);
    assert(v == 0 || v == 1);
    atomic_store(&x, 2);
    assert(atomic_load(&x) >= 1);
    return NULL;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, worker, NULL);
    atomic_store(&x, 1);
    return 0;
}
