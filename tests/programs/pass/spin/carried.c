// A value is carried from one attempt to the next: what the last one found. To find it again changes nothing, to find
// another one does, so the loads before the one that finds 3 are any of {}, {1}, {2}, {1, 2}.
// expect: verified
// count: 4
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int x;

static void *waiter(void *arg) {
    int v, last = 0;
    while ((v = atomic_load(&x)) != 3)
        last = v;
    assert(last < v);
    return arg;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, waiter, NULL);
    atomic_store(&x, 1);
    atomic_store(&x, 2);
    atomic_store(&x, 3);
    pthread_join(t, NULL);
    return 0;
}
