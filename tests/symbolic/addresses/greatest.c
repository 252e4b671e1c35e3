// The greatest of two addresses, by an atomic operation.
// expect: refused a decision by which of two addresses in different objects is the larger one
#include <assert.h>
#include <pthread.h>
#include <stdint.h>

static int first, second;
static uintptr_t greatest;

static void *raises(void *arg) {
    uintptr_t found = __atomic_load_n(&greatest, __ATOMIC_SEQ_CST);
    while (found < (uintptr_t)arg &&
           !__atomic_compare_exchange_n(&greatest, &found, (uintptr_t)arg, 0, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST))
        ;
    return 0;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, 0, raises, &first);
    raises(&second);
    pthread_join(t, 0);
    assert(greatest == (uintptr_t)&second);
}
