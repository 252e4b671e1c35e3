// The lock of C11 itself: an atomic flag. Two orders.
// expect: verified
// count: 2
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_flag lock = ATOMIC_FLAG_INIT;
static int counter;

static void *worker(void *arg) {
    while (atomic_flag_test_and_set_explicit(&lock, memory_order_acquire))
        ;
    counter++;
    atomic_flag_clear_explicit(&lock, memory_order_release);
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
