// opt-lock(N): two threads claim x optimistically, up to N times, and stop when the claim held.
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>

#ifndef N
#define N 3
#endif

atomic_int x, y;

static void *locker(void *arg) {
    int id = (int)(intptr_t)arg;
    for (int round = 0; round < N; round++) {
        atomic_store(&x, id);
        atomic_store(&y, 1);
        if (atomic_load(&x) == id) {
            (void)atomic_load(&y);
            break;
        }
    }
    return NULL;
}

int main(void) {
    pthread_t t[2];
    for (intptr_t id = 0; id < 2; id++)
        pthread_create(&t[id], NULL, locker, (void *)id);
    return 0;
}
