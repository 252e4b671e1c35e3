// Waits for a number between two others, by two comparisons of what one load finds, and by one of a difference. It comes, goes and comes again.
// expect: verified
// count: 4
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int x = 9;

static void *writer(void *arg) {
    x = 5;
    x = 1;
    x = 4;
    return arg;
}

static void *either(void *arg) {
    int a;
    do
        a = x;
    while (a < 3 || a > 7);
    assert(a == 5 || a == 4);
    return arg;
}

static void *one_condition(void *arg) {
    unsigned a;
    do
        a = (unsigned)atomic_load_explicit(&x, memory_order_acquire) - 3;
    while (a > 4);
    assert(a == 2 || a == 1);
    return arg;
}

int main(void) {
    pthread_t a, b, c;
    pthread_create(&a, NULL, writer, NULL);
    pthread_create(&b, NULL, either, NULL);
    pthread_create(&c, NULL, one_condition, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    pthread_join(c, NULL);
    return 0;
}
