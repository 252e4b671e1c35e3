// 128-bit compare-and-swap, on a struct and on an integer.
// expect: verified
// cflags: -mcx16
#include <assert.h>
#include <pthread.h>
struct pair { unsigned long a, b; };
static _Atomic struct pair p;
static __int128 raw __attribute__((aligned(16)));
static void *w(void *x) {
    struct pair o = __c11_atomic_load(&p, __ATOMIC_SEQ_CST), n;
    do { n.a = o.a + 1; n.b = o.b + 2; } while (!__c11_atomic_compare_exchange_strong(&p, &o, n, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST));
    __int128 e, d; do { e = __sync_val_compare_and_swap(&raw, 0, 0); d = e + (((__int128)1) << 64) + 1; } while (!__sync_bool_compare_and_swap(&raw, e, d));
    return x;
}
int main(void) {
    pthread_t t[2]; for (int i = 0; i < 2; i++) pthread_create(&t[i], 0, w, 0);
    for (int i = 0; i < 2; i++) pthread_join(t[i], 0);
    struct pair r = p; assert(r.a == 2 && r.b == 4); assert((unsigned long)raw == 2 && (unsigned long)(raw >> 64) == 2);
}
