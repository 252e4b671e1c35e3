// What threads return is what those get who join them: a sum of inputs that cannot be odd, and a place in memory.
// expect: bug assertion
#include <assert.h>
#include <pthread.h>
#include <stdint.h>

extern unsigned __VERIFIER_nondet_uint(void);

static int cell;
static void *kept;

static void *twice(void *given) { return (void *)((uintptr_t)given * 2); }

static void *finds(void *unused) {
    cell = 7;
    pthread_exit(&cell);
    return unused;
}

int main(void) {
    pthread_t t, u;
    void *sum;
    unsigned a = __VERIFIER_nondet_uint();
    pthread_create(&t, 0, twice, (void *)(uintptr_t)(a & 0xffff));
    pthread_create(&u, 0, finds, 0);
    pthread_join(t, &sum);
    pthread_join(u, &kept);
    assert(*(int *)kept == 7);
    assert((uintptr_t)sum % 2 == 0);
    assert((uintptr_t)sum != 1000);
}
