// A value with a certain checksum, published by another thread.
// expect: bug assertion
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

extern unsigned __VERIFIER_nondet_uint(void);
atomic_int ready;
unsigned data;

void *producer(void *x) {
    data = __VERIFIER_nondet_uint();
    atomic_store(&ready, 1);
    return 0;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, 0, producer, 0);
    if (atomic_load(&ready)) {
        unsigned s = (data ^ data >> 16) * 0x45d9f3bu;
        assert(s != 0xcafebabe);
    }
    pthread_join(t, 0);
    return 0;
}
