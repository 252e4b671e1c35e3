// Looking at two places in turn: a round in vain is two loads. The second load finds the store, or not (blocked).
// expect: verified
// count: 2
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int places[2];

static void *waiter(void *arg) {
    int i = 0;
    while (!atomic_load(&places[i]))
        i = 1 - i;
    assert(i == 1);
    return arg;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, waiter, NULL);
    atomic_store(&places[1], 1);
    pthread_join(t, NULL);
    return 0;
}
