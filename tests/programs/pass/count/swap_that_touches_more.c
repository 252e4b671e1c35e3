// A compare-and-swap that fails, and succeeds after a write to a part of it: then it depends on reads, too. Without wakeup trees one trace was explored twice.
// expect: verified
// count: 5
#include <pthread.h>
#include <stdint.h>

union {
    uint64_t all;
    uint32_t half[2];
    uint8_t byte[8];
} word __attribute__((aligned(8)));

static void *swap(void *arg) {
    uint64_t expected = 2;
    __atomic_compare_exchange_n(&word.all, &expected, 7, 0, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST);
    return arg;
}

static void *read_and_write(void *arg) {
    (void)__atomic_load_n(&word.half[1], __ATOMIC_SEQ_CST);
    __atomic_store_n(&word.half[1], 0, __ATOMIC_SEQ_CST);
    return arg;
}

static void *write_part(void *arg) {
    __atomic_store_n(&word.byte[0], 2, __ATOMIC_SEQ_CST);
    return arg;
}

int main(void) {
    pthread_t t[3];
    pthread_create(&t[0], 0, swap, 0);
    pthread_create(&t[1], 0, read_and_write, 0);
    pthread_create(&t[2], 0, write_part, 0);
    for (int i = 0; i < 3; i++)
        pthread_join(t[i], 0);
    return 0;
}
