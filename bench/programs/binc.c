// binc(N): like ainc, with a second variable incremented after the first.
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#ifndef N
#define N 3
#endif

atomic_int x, y;

static void *increment(void *arg) {
    (void)arg;
    atomic_fetch_add(&x, 1);
    atomic_fetch_add(&y, 1);
    return NULL;
}

int main(void) {
    pthread_t t[N];
    for (int i = 0; i < N; i++)
        pthread_create(&t[i], NULL, increment, NULL);
    return 0;
}
