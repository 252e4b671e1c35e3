// The load does not wait but ends the thread if it finds nothing. Two waiters, each in vain or not: one complete, three blocked.
// args: --no-await
// expect: verified
// count: 4
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int x;

static void *waiter(void *arg) {
    while (!atomic_load(&x))
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
