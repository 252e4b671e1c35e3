// The compare-and-swap of `main` fails when the store comes first, and then does not write the byte that T2 reads.
// `source` and `classic` missed that it can succeed after T2's read.
// expect: bug assertion line 44
#include <assert.h>
#include <pthread.h>
#include <stddef.h>
#include <stdint.h>

#define LOAD(x) __atomic_load_n(&(x), __ATOMIC_SEQ_CST)
#define STORE(x, v) __atomic_store_n(&(x), (v), __ATOMIC_SEQ_CST)
#define CAS(x, old, new) \
    __atomic_compare_exchange_n(&(x), &(__typeof__(x)){old}, (new), 0, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST)

union word {
    uint32_t d;
    uint16_t w[2];
    uint8_t b[4];
};

static union word g;
static uint32_t x, y;
static uint8_t r;

static void *t1(void *arg) {
    (void)arg;
    STORE(y, LOAD(x));
    STORE(g.w[1], 1);
    return NULL;
}

static void *t2(void *arg) {
    (void)arg;
    r = LOAD(g.b[0]);
    return NULL;
}

int main(void) {
    pthread_t t[2];
    pthread_create(&t[0], NULL, t1, NULL);
    pthread_create(&t[1], NULL, t2, NULL);
    int ok = CAS(g.d, 0, 1);
    pthread_join(t[0], NULL);
    pthread_join(t[1], NULL);
    assert(!(ok && r == 0));
    return 0;
}
