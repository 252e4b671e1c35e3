// raddle_assume cuts executions; a blocked thread does not stop the others.
// not-native: a failed assumption blocks
// expect: verified
#include <assert.h>
#include <pthread.h>
#include <raddle.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int x;

static void *waiter(void *arg) {
    (void)arg;
    raddle_assume(atomic_load(&x) == 1);
    raddle_assert(atomic_load(&x) == 1);
    return NULL;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, waiter, NULL);
    atomic_store(&x, 1);
    raddle_yield();
    assert(atomic_load(&x) == 1);
    return 0;
}
