// The compare-and-swap fails as long as T1's store of all eight bytes has not come. `reads-from` took the initial value
// of the upper half from the wrong place, predicted a success, and dropped the schedule that did otherwise.
// expect: bug assertion line 43
#include <assert.h>
#include <pthread.h>
#include <stddef.h>
#include <stdint.h>

#define LOAD(x) __atomic_load_n(&(x), __ATOMIC_SEQ_CST)
#define STORE(x, v) __atomic_store_n(&(x), (v), __ATOMIC_SEQ_CST)
#define CAS(x, old, new) \
    __atomic_compare_exchange_n(&(x), &(__typeof__(x)){old}, (new), 0, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST)

union shared {
    uint64_t q;
    uint32_t d[2];
    uint16_t w[4];
    uint8_t b[8];
};

static union shared u = {.q = 0x0807060504030201};
static int ok;

static void *t1(void *arg) {
    (void)arg;
    STORE(u.b[0], 0);
    STORE(u.q, 1);
    return NULL;
}

static void *t2(void *arg) {
    (void)arg;
    ok = CAS(u.d[1], 0, 1);
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
