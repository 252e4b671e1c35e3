// A spin lock that is not released on one way out: whoever comes second waits for ever.
// expect: bug livelock line 10
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int lock;
static int counter;

static void take(void) { while (atomic_exchange(&lock, 1)) {} }

static void *worker(void *arg) {
    take();
    if (counter++ == 1)
        return arg;
    atomic_store(&lock, 0);
    return arg;
}

int main(void) {
    pthread_t a, b;
    pthread_create(&a, NULL, worker, NULL);
    pthread_create(&b, NULL, worker, NULL);
    take();
    atomic_store(&lock, 0);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}
