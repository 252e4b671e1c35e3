// The loop stores to a variable of the thread, which is memory: the first round in vain changes it, the second one does not.
// Two complete, one blocked.
// expect: verified
// count: 3
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int x;
static _Thread_local int waited;

static void *waiter(void *arg) {
    while (!atomic_load(&x))
        waited = 1;
    return waited ? NULL : arg;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, waiter, NULL);
    atomic_store(&x, 1);
    pthread_join(t, NULL);
    return 0;
}
