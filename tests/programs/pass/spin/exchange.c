// A lock taken by exchange: to exchange 1 for 1 changes nothing, so it waits. Three threads take it in any order: 3!.
// expect: verified
// count: 6
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int lock;
static int counter;

static void *worker(void *arg) {
    while (atomic_exchange(&lock, 1))
        ;
    counter++;
    atomic_store(&lock, 0);
    return arg;
}

int main(void) {
    pthread_t a, b;
    pthread_create(&a, NULL, worker, NULL);
    pthread_create(&b, NULL, worker, NULL);
    worker(NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    assert(counter == 3);
    return 0;
}
