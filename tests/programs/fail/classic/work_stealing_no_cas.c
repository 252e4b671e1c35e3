// The deque without the compare-and-swap on the last element: owner and thief both get it.
// expect: bug assertion line 28
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int top, bottom = 1, item = 7, got;

static void *thief(void *arg) {
    int t = atomic_load(&top);
    if (t < atomic_load(&bottom)) {
        atomic_store(&top, t + 1);
        atomic_fetch_add(&got, atomic_load(&item));
    }
    return arg;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, thief, NULL);
    int b = atomic_load(&bottom) - 1;
    if (atomic_load(&top) <= b) {
        atomic_store(&bottom, b);
        atomic_fetch_add(&got, atomic_load(&item));
    }
    pthread_join(t, NULL);
    assert(atomic_load(&got) == 7);
    return 0;
}
