// Two keys of one cell.
// expect: bug assertion
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

extern unsigned __VERIFIER_nondet_uint(void);
atomic_uint table[8];
atomic_int lost;

void *insert(void *x) {
    unsigned k = __VERIFIER_nondet_uint() | 1, h = (k * 2654435761u) >> 29, e = 0;
    if (!atomic_compare_exchange_strong(&table[h], &e, k))
        lost = 1;
    return 0;
}

int main(void) {
    pthread_t t, u;
    pthread_create(&t, 0, insert, 0);
    pthread_create(&u, 0, insert, 0);
    pthread_join(t, 0);
    pthread_join(u, 0);
    assert(!lost);
    return 0;
}
