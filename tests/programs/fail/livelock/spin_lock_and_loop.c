// One waits in a loop, the other at a POSIX spin lock that the first one holds, unless it came first.
// expect: bug livelock line 12
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static pthread_spinlock_t l;
static atomic_int x;

static void *waiter(void *arg) {
    pthread_spin_lock(&l);
    while (!atomic_load(&x))
        ;
    pthread_spin_unlock(&l);
    return arg;
}

int main(void) {
    pthread_t t;
    pthread_spin_init(&l, PTHREAD_PROCESS_PRIVATE);
    pthread_create(&t, NULL, waiter, NULL);
    pthread_spin_lock(&l);
    atomic_store(&x, 1);
    pthread_spin_unlock(&l);
    pthread_join(t, NULL);
    return 0;
}
