// control-flow(N): N readers of x and N writers of y around the two threads whose control flow decides whether x is
// written at all.
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#ifndef N
#define N 3
#endif

atomic_int x, y, z;

static void *p(void *arg) {
    (void)arg;
    (void)atomic_load(&x);
    return NULL;
}

static void *q(void *arg) {
    (void)arg;
    atomic_store(&y, 1);
    return NULL;
}

static void *r(void *arg) {
    (void)arg;
    if (atomic_load(&y) == 0)
        atomic_store(&z, 1);
    return NULL;
}

static void *s(void *arg) {
    (void)arg;
    if (atomic_load(&z) == 1 && atomic_load(&y) == 0)
        atomic_store(&x, 1);
    return NULL;
}

int main(void) {
    pthread_t t[2 * N + 2];
    for (int i = 0; i < N; i++) {
        pthread_create(&t[2 * i], NULL, p, NULL);
        pthread_create(&t[2 * i + 1], NULL, q, NULL);
    }
    pthread_create(&t[2 * N], NULL, r, NULL);
    pthread_create(&t[2 * N + 1], NULL, s, NULL);
    return 0;
}
