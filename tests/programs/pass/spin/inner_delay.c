// A delay of constant length after each attempt changes nothing: the thread waits.
// expect: verified
// count: 1
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int x;

static void *waiter(void *arg) {
    while (!atomic_load(&x)) {
        for (int i = 0; i < 10; i++)
            ;
    }
    return arg;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, waiter, NULL);
    atomic_store(&x, 1);
    pthread_join(t, NULL);
    return 0;
}
