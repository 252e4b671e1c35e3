// Large numbers in memory, of a program that keeps addresses there, too: none of these is one.
// expect: verified
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>

static uint64_t state = 88172645463325252u;
static _Atomic(int *) slot;
static int cell;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static uint64_t drawn(void) {
    pthread_mutex_lock(&lock);
    uint64_t x = state;
    x ^= x << 13;
    x ^= x >> 7;
    x ^= x << 17;
    state = x;
    pthread_mutex_unlock(&lock);
    return x;
}

static void *draws(void *arg) {
    slot = &cell;
    drawn();
    return arg;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, 0, draws, 0);
    uint64_t x = drawn();
    int *found = slot;
    assert(found == 0 || found == &cell);
    pthread_join(t, 0);
    assert(x > 1);
}
