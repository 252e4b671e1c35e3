// The load is behind a function pointer: each thread waits for the other's flag, by the same loop. One way to go.
// expect: verified
// count: 1
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int a, b;

static int get_a(void) { return atomic_load(&a); }
static int get_b(void) { return atomic_load(&b); }

static void spin(int (*get)(void)) {
    while (!get())
        ;
}

static void *worker(void *arg) {
    atomic_store(&a, 1);
    spin(get_b);
    return arg;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, worker, NULL);
    spin(get_a);
    atomic_store(&b, 1);
    pthread_join(t, NULL);
    return 0;
}
