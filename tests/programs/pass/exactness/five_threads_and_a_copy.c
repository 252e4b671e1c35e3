// Five threads, one of which copies 32 bytes that the others write in parts. Of programs of this shape `reads-from` made
// a search of minutes where `optimal` takes a fraction of a second: here 170 times as long.
// args: --races=off --copies=whole
// expect: incomplete copy-in-one-step
// count: 435
#include <pthread.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#define STORE(x, v) __atomic_store_n(&(x), (v), __ATOMIC_SEQ_CST)
#define ADD(x) __atomic_fetch_add(&(x), 1, __ATOMIC_SEQ_CST)

union shared {
    uint64_t q[4];
    uint32_t d[8];
    uint16_t w[16];
    uint8_t b[32];
};

static union shared from, to;

static void *t1(void *arg) {
    (void)arg;
    from.d[5] = 8;
    return NULL;
}

static void *t2(void *arg) {
    (void)arg;
    memcpy(&to, &from, sizeof to);
    return NULL;
}

static void *t3(void *arg) {
    (void)arg;
    STORE(from.b[0], 1);
    ADD(from.q[2]);
    uint8_t seen = from.b[24];
    (void)seen;
    return NULL;
}

static void *t4(void *arg) {
    (void)arg;
    from.b[8] = 6;
    STORE(from.q[1], 1);
    uint16_t seen = from.w[13];
    (void)seen;
    return NULL;
}

static void *t5(void *arg) {
    (void)arg;
    uint8_t seen = from.b[22];
    (void)seen;
    ADD(from.d[5]);
    from.d[5] = 9;
    return NULL;
}

int main(void) {
    pthread_t t[5];
    pthread_create(&t[0], NULL, t1, NULL);
    pthread_create(&t[1], NULL, t2, NULL);
    pthread_create(&t[2], NULL, t3, NULL);
    pthread_create(&t[3], NULL, t4, NULL);
    pthread_create(&t[4], NULL, t5, NULL);
    pthread_join(t[0], NULL);
    pthread_join(t[1], NULL);
    pthread_join(t[2], NULL);
    pthread_join(t[3], NULL);
    pthread_join(t[4], NULL);
    return 0;
}
