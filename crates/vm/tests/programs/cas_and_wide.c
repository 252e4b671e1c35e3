#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <assert.h>
#include <errno.h>
#include <stdatomic.h>
typedef struct { long a, b; } pair;
_Atomic pair shared;
atomic_int x;
void *worker(void *p) {
    int zero = 0;
    atomic_compare_exchange_strong(&x, &zero, (int)(long)p);
    pair q = {(long)p, (long)p};
    atomic_store(&shared, q);
    return 0;
}
int main(void) {
    pthread_t t;
    pthread_create(&t, 0, worker, (void *)1);
    worker((void *)2);
    pair q = atomic_load(&shared);
    assert(q.a == q.b);
    pthread_join(t, 0);
    printf("%d", x);
    __int128 big = (__int128)x << 100;
    assert((long)(big >> 100) == x && big / 3 * 3 <= big);
    return 0;
}
