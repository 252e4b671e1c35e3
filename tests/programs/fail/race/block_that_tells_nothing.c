// A compare-and-swap, and then a block that touches nothing, beside a block that writes the same variable plainly. A block
// counted as ordered after every earlier one, although nothing went from one to the other; in the order that was explored
// that hid the race of the compare-and-swap with the other thread's block.
// args: --races=error
// expect: bug data-race
#include <pthread.h>
#include <raddle.h>
#include <stddef.h>
#include <stdint.h>

static union { uint64_t q; uint32_t d[2]; } u;

static void *t1(void *arg) {
    uint32_t expected = 1;
    __atomic_compare_exchange_n(&u.d[0], &expected, 1, 0, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST);
    raddle_atomic_begin();
    raddle_atomic_end();
    return arg;
}

static void *t2(void *arg) {
    raddle_atomic_begin();
    u.q = 1;
    __atomic_store_n(&u.d[0], 1, __ATOMIC_SEQ_CST);
    raddle_atomic_end();
    return arg;
}

int main(void) {
    pthread_t t[2];
    pthread_create(&t[0], NULL, t1, NULL);
    pthread_create(&t[1], NULL, t2, NULL);
    return 0;
}
