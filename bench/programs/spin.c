// spin(1): p spins until it sees x == 1, then reads y (Awaiting, Fig. 2). With loop purity and awaits there is one
// execution; otherwise bound the loop with --unroll.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

atomic_int x, y;

static void *p(void *arg) {
    (void)arg;
    while (atomic_load(&x) != 1)
        ;
    assert(atomic_load(&y) == 42);
    return NULL;
}

static void *q(void *arg) {
    (void)arg;
    atomic_store(&y, 42);
    atomic_store(&x, 1);
    return NULL;
}

int main(void) {
    pthread_t t1, t2;
    pthread_create(&t1, NULL, p, NULL);
    pthread_create(&t2, NULL, q, NULL);
    return 0;
}
