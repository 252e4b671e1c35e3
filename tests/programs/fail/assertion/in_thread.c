// The assertion that fails is in a thread that outlives main.
// expect: bug assertion line 12
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int x;

static void *worker(void *arg) {
    (void)arg;
    assert(atomic_load(&x) == 0);
    return NULL;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, worker, NULL);
    atomic_store(&x, 1);
    return 0;
}
