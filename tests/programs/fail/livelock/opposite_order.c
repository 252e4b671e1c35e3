// Two spin locks, taken in opposite orders: each thread may have one and wait for the other.
// expect: bug livelock line 11
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int a, b;

static void lock(atomic_int *l) {
    int expected = 0;
    while (!atomic_compare_exchange_weak(l, &expected, 1))
        expected = 0;
}

static void *worker(void *arg) {
    lock(&b);
    lock(&a);
    atomic_store(&a, 0);
    atomic_store(&b, 0);
    return arg;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, worker, NULL);
    lock(&a);
    lock(&b);
    atomic_store(&b, 0);
    atomic_store(&a, 0);
    pthread_join(t, NULL);
    return 0;
}
