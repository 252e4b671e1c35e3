// Every test of raddle_await on every size, with what it gives; also through a pointer, and of what is the thread's own.
// expect: verified
// count: 1
#include <pthread.h>
#include <raddle.h>
#include <stddef.h>

static unsigned char one;
static unsigned short two;
static unsigned four;
static unsigned long long eight;

static unsigned (*const await_above)(const volatile void *, unsigned) = raddle_await_ge_4;

static void *writer(void *arg) {
    (void)arg;
    __atomic_store_n(&one, 255, __ATOMIC_SEQ_CST);
    __atomic_store_n(&two, 258, __ATOMIC_SEQ_CST);
    __atomic_store_n(&four, 70000, __ATOMIC_SEQ_CST);
    __atomic_store_n(&eight, 1ull << 40, __ATOMIC_SEQ_CST);
    return NULL;
}

int main(void) {
    pthread_t t;
    unsigned long long own = 3;
    raddle_assert(raddle_await(&own, eq, 3) == 3 && raddle_await(&own, lt, 4) == 3 && raddle_await(&own, ne, -1) == 3);
    pthread_create(&t, NULL, writer, NULL);
    raddle_assert(raddle_await(&eight, eq, 1ull << 40) == 1ull << 40);
    raddle_assert(await_above(&four, 70000) == 70000);
    raddle_assert(raddle_await(&four, ne, 0) == 70000);
    raddle_assert(raddle_await(&two, ge, 257) == 258);
    raddle_assert(raddle_await(&two, lt, 259) == 258);
    raddle_assert(raddle_await(&one, eq, -1) == 255);
    raddle_assert(raddle_await(&one, ge, 255) == 255);
    raddle_assert(raddle_await(&own, ge, 3) == 3);
    pthread_join(t, NULL);
    return 0;
}
