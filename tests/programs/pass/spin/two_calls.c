// The load is two calls deep, and each caller makes something of its result. Only the second store ends the loop.
// expect: verified
// count: 1
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>

static atomic_int x;

static int get(const atomic_int *p) { return atomic_load(p) + 1; }

static bool is_done(const atomic_int *p) { return get(p) == 3; }

static void *waiter(void *arg) {
    while (!is_done(arg))
        ;
    return NULL;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, waiter, &x);
    atomic_store(&x, 1);
    atomic_store(&x, 2);
    pthread_join(t, NULL);
    return 0;
}
