// Two spin locks in opposite orders, where waiting for ever is no bug. One thread has both first, or the other one, or each has
// one: two complete, one livelock.
// args: --allow-livelock
// not-native: may wait for ever
// expect: verified
// count: 3
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int a, b;

static void with_both(atomic_int *first, atomic_int *second) {
    while (atomic_exchange(first, 1))
        ;
    while (atomic_exchange(second, 1))
        ;
    atomic_store(second, 0);
    atomic_store(first, 0);
}

static void *worker(void *arg) {
    with_both(&b, &a);
    return arg;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, worker, NULL);
    with_both(&a, &b);
    pthread_join(t, NULL);
    return 0;
}
