// Each attempt adds and takes away again; the other thread can find the number in between, at each attempt.
// expect: bug assertion line 23
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int n;

static void *worker(void *arg) {
    for (int tries = 0; tries < 2; tries++) {
        if (atomic_fetch_add(&n, 1) < 0)
            break;
        atomic_fetch_sub(&n, 1);
    }
    return arg;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, worker, NULL);
    int first = atomic_load(&n), second = atomic_load(&n), third = atomic_load(&n);
    assert(!(first == 1 && second == 0 && third == 1));
    pthread_join(t, NULL);
    return 0;
}
