// A load of eight bytes before a barrier and one of four after it, beside an atomic `and` and a store. `reads-from`
// explored 13 executions where `optimal` explores 12: it must never explore more.
// expect: verified
// count: 12
#include <pthread.h>
#include <stddef.h>
#include <stdint.h>

#define LOAD(x) __atomic_load_n(&(x), __ATOMIC_SEQ_CST)
#define STORE(x, v) __atomic_store_n(&(x), (v), __ATOMIC_SEQ_CST)

union shared {
    uint64_t q;
    uint32_t d[2];
    uint16_t w[4];
    uint8_t b[8];
};

static union shared u;
static pthread_barrier_t b;

static void *t1(void *arg) {
    (void)arg;
    (void)LOAD(u.q);
    pthread_barrier_wait(&b);
    (void)LOAD(u.d[0]);
    return NULL;
}

static void *t2(void *arg) {
    (void)arg;
    pthread_barrier_wait(&b);
    return NULL;
}

static void *t3(void *arg) {
    (void)arg;
    __atomic_fetch_and(&u.q, 3, __ATOMIC_SEQ_CST);
    return NULL;
}

static void *t4(void *arg) {
    (void)arg;
    STORE(u.q, 5);
    return NULL;
}

int main(void) {
    pthread_t t[4];
    pthread_barrier_init(&b, NULL, 2);
    pthread_create(&t[0], NULL, t1, NULL);
    pthread_create(&t[1], NULL, t2, NULL);
    pthread_create(&t[2], NULL, t3, NULL);
    pthread_create(&t[3], NULL, t4, NULL);
    pthread_join(t[0], NULL);
    pthread_join(t[1], NULL);
    pthread_join(t[2], NULL);
    pthread_join(t[3], NULL);
    return 0;
}
