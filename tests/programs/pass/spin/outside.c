// Waits while a number is between two others: one condition of two parts, of which one has to fail.
// expect: verified
// count: 3
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_uint x = 5;

static void *writer(void *arg) {
    x = 9;
    x = 6;
    x = 2;
    x = 1;
    return arg;
}

static void *waits(void *arg) {
    unsigned a;
    do
        a = x;
    while (a >= 3 && a <= 7);
    assert(a == 9 || a == 2 || a == 1);
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
