// Both of two locations must be set: the first load waits for `a`, the second for `b`.
// expect: verified
// count: 1
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int a, b;

static void *set_a(void *arg) {
    atomic_store(&a, 1);
    return arg;
}

static void *set_b(void *arg) {
    atomic_store(&b, 1);
    return arg;
}

int main(void) {
    pthread_t t, u;
    pthread_create(&t, NULL, set_a, NULL);
    pthread_create(&u, NULL, set_b, NULL);
    while (!(atomic_load(&a) && atomic_load(&b)))
        ;
    pthread_join(t, NULL);
    pthread_join(u, NULL);
    return 0;
}
