// A failing compare-and-swap only reads; reversed, it writes bytes that another thread's store to the same word
// does not touch. `optimal` counted the race as lasting, explored 6 of 7 traces and said verified.
// expect: bug assertion line 52
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

static union shared u;
static int ok;
static uint32_t r;

static void *t1(void *arg) {
    (void)arg;
    ok = CAS(u.q, 0, 65537);
    return NULL;
}

static void *t2(void *arg) {
    (void)arg;
    STORE(u.w[2], 1);
    STORE(u.d[0], 1);
    return NULL;
}

static void *t3(void *arg) {
    (void)arg;
    r = LOAD(u.d[0]);
    return NULL;
}

int main(void) {
    pthread_t t[3];
    pthread_create(&t[0], NULL, t1, NULL);
    pthread_create(&t[1], NULL, t2, NULL);
    pthread_create(&t[2], NULL, t3, NULL);
    pthread_join(t[0], NULL);
    pthread_join(t[1], NULL);
    pthread_join(t[2], NULL);
    assert(!(ok && r == 0));
    return 0;
}
