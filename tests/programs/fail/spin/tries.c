// The number of attempts is looked at afterwards: that it is 2 must not be lost.
// expect: bug assertion line 14
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int x;

static void *waiter(void *arg) {
    int tries = 0;
    while (!atomic_load(&x) && tries < 3)
        tries++;
    assert(tries != 2);
    return arg;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, waiter, NULL);
    atomic_store(&x, 1);
    pthread_join(t, NULL);
    return 0;
}
