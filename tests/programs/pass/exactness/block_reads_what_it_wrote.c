// A block that overwrites a variable and then compares it reads nothing of the others. `reads-from` told two executions
// apart by what the compare-and-swap would have read without the store before it.
// expect: verified
#include <pthread.h>
#include <raddle.h>
#include <stddef.h>
#include <stdint.h>

static union { uint64_t q; uint32_t d[2]; } u;

static void *t1(void *arg) {
    __atomic_store_n(&u.d[0], 1, __ATOMIC_SEQ_CST);
    return arg;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, t1, NULL);
    raddle_atomic_begin();
    __atomic_store_n(&u.q, 1, __ATOMIC_SEQ_CST);
    uint64_t expected = 1;
    __atomic_compare_exchange_n(&u.q, &expected, 0, 0, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST);
    raddle_atomic_end();
    return 0;
}
