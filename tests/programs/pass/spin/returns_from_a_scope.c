// A try lock that returns from inside a scope in a loop, which clang writes with variables in memory, and hands a pointer to a copy
// of what it expects to another function. Two threads take the lock in two orders.
// expect: verified
// count: 2
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>

static atomic_int held;
static int count;

static bool swap(atomic_int *place, int *expected, int new) { return atomic_compare_exchange_strong(place, expected, new); }

static bool try_lock(void) {
    for (;;) {
        int found = 0;
        if (swap(&held, &found, 1))
            return true;
        if (found == 1)
            return false;
    }
}

static void *worker(void *arg) {
    while (!try_lock())
        ;
    count++;
    atomic_store(&held, 0);
    return arg;
}

int main(void) {
    pthread_t t, u;
    pthread_create(&t, NULL, worker, NULL);
    pthread_create(&u, NULL, worker, NULL);
    pthread_join(t, NULL);
    pthread_join(u, NULL);
    assert(count == 2);
    return 0;
}
