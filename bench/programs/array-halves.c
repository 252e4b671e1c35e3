// array-halves: two threads increment disjoint halves of an array under one mutex (Assertion Guided, Fig. 8).
// C(16, 8) orders of the critical sections; none of them matters.
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>

#ifndef N
#define N 8
#endif

pthread_mutex_t array_lock;
atomic_int array[2 * N];

static void *half(void *arg) {
    int start = (int)(intptr_t)arg;
    for (int i = start; i < start + N; i++) {
        pthread_mutex_lock(&array_lock);
        atomic_store(&array[i], atomic_load(&array[i]) + 1);
        pthread_mutex_unlock(&array_lock);
    }
    return NULL;
}

int main(void) {
    pthread_t t1, t2;
    pthread_mutex_init(&array_lock, NULL);
    pthread_create(&t1, NULL, half, (void *)(intptr_t)0);
    pthread_create(&t2, NULL, half, (void *)(intptr_t)N);
    return 0;
}
