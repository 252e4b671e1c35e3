// The loop stores a value that is new only the first time. The thread finds nothing never, once, or twice: then its second
// round has changed nothing (blocked).
// expect: verified
// count: 3
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int x, waiting;

static void *waiter(void *arg) {
    while (!atomic_load(&x))
        atomic_store(&waiting, 1);
    return arg;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, waiter, NULL);
    atomic_store(&x, 1);
    pthread_join(t, NULL);
    return 0;
}
