// A test-and-set lock from an atomic exchange.
// expect: verified
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int lock;
static int counter;

static void *worker(void *arg) {
    while (atomic_exchange_explicit(&lock, 1, memory_order_acquire))
        ;
    counter++;
    atomic_store_explicit(&lock, 0, memory_order_release);
    return arg;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, worker, NULL);
    worker(NULL);
    pthread_join(t, NULL);
    assert(counter == 2);
    return 0;
}
