// Atomic pointers, publication of an object through one, and atomic floating point by compare-exchange.
// expect: verified
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static int object;
static int *_Atomic published;
static _Atomic double total;

static void *writer(void *arg) {
    (void)arg;
    object = 42;
    atomic_store_explicit(&published, &object, memory_order_release);
    return NULL;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, writer, NULL);
    int *p = atomic_load_explicit(&published, memory_order_acquire);
    assert(p == NULL || *p == 42);
    pthread_join(t, NULL);
    double old = total;
    while (!atomic_compare_exchange_weak(&total, &old, old + 2.5))
        ;
    assert(total == 2.5);
    return 0;
}
