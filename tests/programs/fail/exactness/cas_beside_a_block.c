// The compare-and-swap fails when it comes before the atomic block. `reads-from` took the value before the block from
// inside of it, and said verified.
// args: --races=off
// expect: bug assertion line 41
#include <assert.h>
#include <pthread.h>
#include <stddef.h>
#include <stdint.h>

void __VERIFIER_atomic_begin(void);
void __VERIFIER_atomic_end(void);

#define CAS(x, old, new) \
    __atomic_compare_exchange_n(&(x), &(__typeof__(x)){old}, (new), 0, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST)

static uint32_t g;
static int ok;

static void *t1(void *arg) {
    (void)arg;
    __VERIFIER_atomic_begin();
    g = 1;
    uint32_t r = g;
    __VERIFIER_atomic_end();
    (void)r;
    return NULL;
}

static void *t2(void *arg) {
    (void)arg;
    ok = CAS(g, 1, 0);
    return NULL;
}

int main(void) {
    pthread_t t[2];
    pthread_create(&t[0], NULL, t1, NULL);
    pthread_create(&t[1], NULL, t2, NULL);
    pthread_join(t[0], NULL);
    pthread_join(t[1], NULL);
    assert(ok);
    return 0;
}
