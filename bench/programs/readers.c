// readers(N): one writer, N readers that first look at their own index cell (Source Sets, section 11).
// The reads of x are independent of each other, so each reader sees x before or after the write: 2^N traces.
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>

#ifndef N
#define N 4
#endif

atomic_int x;
atomic_int idx[N];

static void *writer(void *arg) {
    (void)arg;
    atomic_store(&x, 42);
    return NULL;
}

static void *reader(void *arg) {
    intptr_t i = (intptr_t)arg;
    (void)atomic_load(&idx[i]);
    (void)atomic_load(&x);
    return NULL;
}

int main(void) {
    pthread_t t[N + 1];
    pthread_create(&t[0], NULL, writer, NULL);
    for (intptr_t i = 0; i < N; i++)
        pthread_create(&t[i + 1], NULL, reader, (void *)i);
    for (int i = 0; i <= N; i++)
        pthread_join(t[i], NULL);
    return 0;
}
