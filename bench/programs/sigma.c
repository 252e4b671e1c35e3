// sigma(N): main advances k and spawns a thread that marks a[k], with whatever k is by then.
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#ifndef N
#define N 4
#endif

atomic_int k = -1;
atomic_int a[N];

static void *mark(void *arg) {
    (void)arg;
    atomic_store(&a[atomic_load(&k)], 1);
    return NULL;
}

int main(void) {
    pthread_t t[N];
    for (int i = 0; i < N; i++) {
        atomic_store(&k, atomic_load(&k) + 1);
        pthread_create(&t[i], NULL, mark, NULL);
    }
    for (int i = 0; i < N; i++)
        pthread_join(t[i], NULL);
    return 0;
}
