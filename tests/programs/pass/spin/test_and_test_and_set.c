// Nested loops: wait until the lock looks free, then try to take it; a try that would fail waits. Either thread is first; the other
// saw it free before or sees it free afterwards.
// expect: verified
// count: 4
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int lock;
static int counter;

static void *worker(void *arg) {
    do {
        while (atomic_load(&lock))
            ;
    } while (atomic_exchange(&lock, 1));
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
