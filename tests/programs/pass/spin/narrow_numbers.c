// Numbers of a byte, with and without sign, and a truth value: C makes them wider before it compares them.
// expect: verified
// count: 1
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>

static atomic_schar level = -3;
static atomic_uchar high;
static atomic_bool ready;

static void *writer(void *arg) {
    level = -1;
    high = 200;
    ready = true;
    return arg;
}

static void *waits(void *arg) {
    while (level < -2)
        ;
    while (high < 150)
        ;
    while (!ready)
        ;
    assert(level == -1 && high == 200);
    return arg;
}

int main(void) {
    pthread_t a, b;
    pthread_create(&a, NULL, writer, NULL);
    pthread_create(&b, NULL, waits, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}
