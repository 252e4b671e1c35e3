// lastzero(N): thread 0 searches an array from its end for a zero while N threads fill it from the front
// (Source Sets, Fig. 11). What thread 0 reads decides what it reads next: source-DPOR meets sleep-set blocking.
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>

#ifndef N
#define N 5
#endif

atomic_int a[N + 1];

static void *searcher(void *arg) {
    (void)arg;
    for (int i = N; atomic_load(&a[i]) != 0; i--)
        ;
    return NULL;
}

static void *filler(void *arg) {
    intptr_t j = (intptr_t)arg;
    atomic_store(&a[j], atomic_load(&a[j - 1]) + 1);
    return NULL;
}

int main(void) {
    pthread_t t[N + 1];
    pthread_create(&t[0], NULL, searcher, NULL);
    for (intptr_t j = 1; j <= N; j++)
        pthread_create(&t[j], NULL, filler, (void *)j);
    return 0;
}
