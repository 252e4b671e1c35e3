// Check, then act, each atomic but not both together: the last seat is sold twice.
// expect: bug assertion line 13
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int seats = 1;

static void *sell(void *arg) {
    if (atomic_load(&seats) > 0) {
        int left = atomic_fetch_sub(&seats, 1) - 1;
        assert(left >= 0);
    }
    return arg;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, sell, NULL);
    sell(NULL);
    return 0;
}
