// floating-read(N): N threads write different values to x while main reads it once: (N+1)! traces, N+1 reads-from
// classes.
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>

#ifndef N
#define N 4
#endif

atomic_int x;

static void *writer(void *arg) {
    atomic_store(&x, (int)(intptr_t)arg);
    return NULL;
}

int main(void) {
    pthread_t t[N];
    for (intptr_t i = 1; i <= N; i++)
        pthread_create(&t[i - 1], NULL, writer, (void *)i);
    (void)atomic_load(&x);
    for (int i = 0; i < N; i++)
        pthread_join(t[i], NULL);
    return 0;
}
