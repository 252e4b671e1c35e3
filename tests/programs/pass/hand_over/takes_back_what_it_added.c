// A thread adds one to a number, looks, and subtracts it again, until the other thread is done. That nobody has seen what was in between is told
// by the order of additions, so these are ordered.
// args: --ifaa on
// algorithms: classic, source, optimal
// expect: verified
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int inside, done;

static void *looks(void *arg) {
    for (;;) {
        atomic_fetch_add(&inside, 1);
        if (atomic_load(&done))
            return arg;
        atomic_fetch_sub(&inside, 1);
    }
}

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, looks, NULL);
    atomic_fetch_add(&inside, 2);
    atomic_store(&done, 1);
    pthread_join(t, NULL);
    return 0;
}
