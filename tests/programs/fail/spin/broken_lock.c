// A spin lock that waits by loads and takes the lock by a store: the other one may be in, too.
// expect: bug assertion line 25
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int lock, inside;

static void *worker(void *arg) {
    while (atomic_load(&lock))
        ;
    atomic_store(&lock, 1);
    atomic_fetch_add(&inside, 1);
    atomic_store(&lock, 0);
    return arg;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, worker, NULL);
    while (atomic_load(&lock))
        ;
    atomic_store(&lock, 1);
    assert(atomic_load(&inside) == atomic_load(&inside));
    atomic_store(&lock, 0);
    pthread_join(t, NULL);
    return 0;
}
