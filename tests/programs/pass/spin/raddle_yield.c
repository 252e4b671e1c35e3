// To give way to others between attempts is nothing. One store, and then the load.
// not-native: raddle_yield
// expect: verified
// count: 1
#include <pthread.h>
#include <raddle.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int x;

static void *setter(void *arg) {
    atomic_store(&x, 1);
    return arg;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, setter, NULL);
    while (!atomic_load(&x))
        raddle_yield();
    pthread_join(t, NULL);
    return 0;
}
