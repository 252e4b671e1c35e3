// A load in an endless `for` that is left by `break`. Two wait for one store: reads do not conflict with one another.
// expect: verified
// count: 1
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int x;

static void *waiter(void *arg) {
    for (;;) {
        if (atomic_load(&x))
            break;
    }
    return arg;
}

int main(void) {
    pthread_t a, b;
    pthread_create(&a, NULL, waiter, NULL);
    pthread_create(&b, NULL, waiter, NULL);
    atomic_store(&x, 1);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}
