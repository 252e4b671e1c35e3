// Two loads of one location in a condition. The first waits while bit 0 is not there. If it finds 3, the second finds 3, too,
// and the thread is where it was (blocked), or 1; if it finds 1, so does the second. Two complete, one blocked.
// expect: verified
// count: 3
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
