// approxds-append(N): threads append to a list without synchronisation, so entries may be lost; main then pops what
// is there. There are two slots fewer than threads.
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>

#ifndef N
#define N 4
#endif
#define M (N - 2)

atomic_int next;
atomic_int e[M];

static void *append(void *arg) {
    int me = (int)(intptr_t)arg;
    int i = atomic_load(&next);
    if (i >= M)
        return NULL;
    atomic_store(&e[i], me);
    atomic_store(&next, i + 1);
    return NULL;
}

static int pop(void) {
    int i = atomic_load(&next);
    if (i == 0)
        return -1;
    atomic_store(&next, i - 1);
    return atomic_load(&e[i - 1]);
}

int main(void) {
    pthread_t t[N];
    for (intptr_t i = 0; i < N; i++)
        pthread_create(&t[i], NULL, append, (void *)i);
    for (int i = 0; i < N; i++)
        pthread_join(t[i], NULL);
    while (pop() != -1)
        ;
    return 0;
}
