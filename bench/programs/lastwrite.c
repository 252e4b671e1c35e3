// lastwrite(N): N threads write different values to x; main joins them and reads x. Only the last write matters to
// a reader: N! traces, N reads-from classes.
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>

#ifndef N
#define N 4
#endif

atomic_int x;

static void *writer(void *arg) {
    atomic_store(&x, (int)(intptr_t)arg + 1);
    return NULL;
}

int main(void) {
    pthread_t t[N];
    for (intptr_t i = 0; i < N; i++)
        pthread_create(&t[i], NULL, writer, (void *)i);
    for (int i = 0; i < N; i++)
        pthread_join(t[i], NULL);
    (void)atomic_load(&x);
    return 0;
}
