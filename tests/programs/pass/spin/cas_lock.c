// A lock taken by compare-and-swap, what it found is thrown away: it waits while it would fail. Two orders.
// expect: verified
// count: 2
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int lock;
static int counter;

static void *worker(void *arg) {
    int expected = 0;
    while (!atomic_compare_exchange_strong(&lock, &expected, 1))
        expected = 0;
    counter++;
    atomic_store(&lock, 0);
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
