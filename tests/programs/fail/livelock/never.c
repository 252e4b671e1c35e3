// Waiting for a value that nobody stores, while another thread comes to its end.
// expect: bug livelock line 11
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int x;

static void *waiter(void *arg) {
    int v;
    while ((v = atomic_load(&x)) != 2)
        ;
    return arg;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, waiter, NULL);
    atomic_store(&x, 1);
    atomic_store(&x, 3);
    pthread_join(t, NULL);
    return 0;
}
