// Two loads of one location in a condition. The first waits while bit 0 is not there. If it finds 3, the second waits for 1; if it
// finds 1, so does the second.
// expect: verified
// count: 2
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int x;

static void *waiter(void *arg) {
    while (!(atomic_load(&x) & 1) || (atomic_load(&x) & 2))
        ;
    return arg;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, waiter, NULL);
    atomic_store(&x, 3);
    atomic_store(&x, 1);
    pthread_join(t, NULL);
    return 0;
}
