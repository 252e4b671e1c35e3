// A bug in an execution that ends well before anything unsupported is a bug all the same; so is one in a thread beside the one
// that stopped.
// args: --unsupported execute
// expect: bug assertion line 16
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <unistd.h>

static atomic_int x, y;

static void *worker(void *arg) {
    atomic_store(&y, 1);
    atomic_store(&x, 1);
    atomic_store(&y, 2);
    assert(atomic_load(&y) == 2);
    return arg;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, 0, worker, 0);
    atomic_store(&y, 3);
    fork();
    return 0;
}
