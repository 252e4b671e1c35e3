// wakeup_stress(N): all orders of N increments of one counter, times both orders of two increments of another
// that are separated by a barrier (Source Sets, Fig. 12). Wakeup trees grow large here. The barrier is a join,
// which is no conflict; main plays the last process.
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#ifndef N
#define N 4
#endif

atomic_int counter1, counter2;

static void *first(void *arg) {
    (void)arg;
    atomic_fetch_add(&counter1, 1);
    return NULL;
}

static void *middle(void *arg) {
    (void)arg;
    atomic_fetch_add(&counter2, 1);
    return NULL;
}

int main(void) {
    pthread_t t[N + 1];
    pthread_create(&t[0], NULL, first, NULL);
    for (int j = 1; j <= N; j++)
        pthread_create(&t[j], NULL, middle, NULL);
    for (int j = 1; j <= N; j++)
        pthread_join(t[j], NULL);
    atomic_fetch_add(&counter1, 1);
    return 0;
}
