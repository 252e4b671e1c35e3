// A compare-and-swap of the atomic library that fails stores what it found to shared memory in the same step.
// not-native: needs -latomic
// expect: verified
#include <assert.h>
#include <pthread.h>

struct three {
    long a, b, c;
};

_Atomic struct three x;
struct three seen;

void *swap(void *arg) {
    struct three one = {1, 1, 1};
    if (!__c11_atomic_compare_exchange_strong(&x, &seen, one, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST))
        assert(seen.a == 2);
    return arg;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, 0, swap, 0);
    struct three two = {2, 2, 2};
    __c11_atomic_store(&x, two, __ATOMIC_SEQ_CST);
    pthread_join(t, 0);
    return 0;
}
