// ainc(N): N threads add one to the same variable and do not look at the result: N! traces, or one when such
// fetch-and-adds are taken as independent.
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#ifndef N
#define N 4
#endif

atomic_int x;

static void *increment(void *arg) {
    (void)arg;
    atomic_fetch_add(&x, 1);
    return NULL;
}

int main(void) {
    pthread_t t[N];
    for (int i = 0; i < N; i++)
        pthread_create(&t[i], NULL, increment, NULL);
    return 0;
}
