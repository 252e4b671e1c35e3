// To yield and to sleep between attempts is nothing: two threads pass a number on, in one way.
// expect: verified
// count: 1
#include <assert.h>
#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>
#include <stddef.h>
#include <unistd.h>

static atomic_int turn;

static void *other(void *arg) {
    while (atomic_load(&turn) != 1)
        sched_yield();
    atomic_store(&turn, 2);
    return arg;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, other, NULL);
    atomic_store(&turn, 1);
    while (atomic_load(&turn) != 2)
        usleep(10);
    pthread_join(t, NULL);
    assert(atomic_load(&turn) == 2);
    return 0;
}
