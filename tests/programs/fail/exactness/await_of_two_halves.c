// Two writes to different halves of a number each keep an await from coming true. A race takes one of them away, and the
// other remains: `optimal` never saw the executions in which the await comes first.
// args: --allow-livelock
// expect: bug assertion line 16
#include <assert.h>
#include <pthread.h>
#include <raddle.h>
#include <stddef.h>
#include <stdint.h>

static union { uint64_t q; uint16_t w[4]; } u;

static void *t1(void *arg) {
    raddle_await(&u.q, lt, 1);
    uint16_t expected = 1;
    assert(!__atomic_compare_exchange_n(&u.w[0], &expected, 1, 0, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST));
    return arg;
}

static void *t2(void *arg) {
    __atomic_store_n(&u.w[2], 1, __ATOMIC_SEQ_CST);
    return arg;
}

int main(void) {
    pthread_t t[2];
    pthread_create(&t[0], NULL, t1, NULL);
    pthread_create(&t[1], NULL, t2, NULL);
    __atomic_store_n(&u.w[0], 1, __ATOMIC_SEQ_CST);
    return 0;
}
