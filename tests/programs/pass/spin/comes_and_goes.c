// The value that is waited for comes, goes, and comes again: the load is at its first time or at its second.
// expect: verified
// count: 2
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int x;

static void *waiter(void *arg) {
    while (atomic_load(&x) != 1)
        ;
    return arg;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, waiter, NULL);
    atomic_store(&x, 1);
    atomic_store(&x, 0);
    atomic_store(&x, 1);
    pthread_join(t, NULL);
    return 0;
}
