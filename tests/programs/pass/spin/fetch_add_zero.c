// Adding zero as a way to read: it waits while it finds 0, and then it is a write as any other, so two of them have two orders.
// expect: verified
// count: 2
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int x;

static void *waiter(void *arg) {
    while (atomic_fetch_add(&x, 0) == 0)
        ;
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
