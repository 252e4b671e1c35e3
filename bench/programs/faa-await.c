// faa-await: three additions to x and an await of a value that only some orders of them reach (Awaiting, Fig. 5).
// In the other executions the waiting thread is never released; that is part of the program.
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>

atomic_int x, y;

static void *adder(void *arg) {
    atomic_fetch_add(&x, (int)(intptr_t)arg);
    return NULL;
}

static void *waiter(void *arg) {
    (void)arg;
    while (atomic_load(&x) != 3)
        ;
    atomic_store(&y, 1);
    return NULL;
}

int main(void) {
    pthread_t t[4];
    pthread_create(&t[0], NULL, adder, (void *)(intptr_t)1);
    pthread_create(&t[1], NULL, adder, (void *)(intptr_t)1);
    pthread_create(&t[2], NULL, adder, (void *)(intptr_t)3);
    pthread_create(&t[3], NULL, waiter, NULL);
    return 0;
}
