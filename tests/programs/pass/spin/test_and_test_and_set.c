// Nested loops: wait until the lock looks free, then try to take it. Either is first; the other saw it free before and tries too
// early (blocked) or late enough, or sees it free afterwards: 2 * 3, of which two blocked.
// expect: verified
// count: 6
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
