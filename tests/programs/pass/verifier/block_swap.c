// Atomic blocks that swap two variables lose nothing, whatever the others do in between.
// expect: verified
#include <assert.h>
#include <pthread.h>
#include <stddef.h>

void __VERIFIER_atomic_begin(void);
void __VERIFIER_atomic_end(void);

static int a = 1, b = 2, c = 3;

static void swap(int *x, int *y) {
    __VERIFIER_atomic_begin();
    int t = *x;
    *x = *y;
    *y = t;
    __VERIFIER_atomic_end();
}

static void *first(void *arg) {
    (void)arg;
    swap(&a, &b);
    return NULL;
}

static void *second(void *arg) {
    (void)arg;
    swap(&b, &c);
    return NULL;
}

static void *third(void *arg) {
    (void)arg;
    swap(&c, &a);
    return NULL;
}

int main(void) {
    pthread_t x, y, z;
    pthread_create(&x, NULL, first, NULL);
    pthread_create(&y, NULL, second, NULL);
    pthread_create(&z, NULL, third, NULL);
    pthread_join(x, NULL);
    pthread_join(y, NULL);
    pthread_join(z, NULL);
    assert(a + b + c == 6 && a * b * c == 6);
    return 0;
}
