// casrot(N): thread i tries once to move x from i-1 to i.
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>

#ifndef N
#define N 5
#endif

atomic_int x;

static void *rotate(void *arg) {
    int i = (int)(intptr_t)arg;
    int expected = i - 1;
    atomic_compare_exchange_strong(&x, &expected, i);
    return NULL;
}

int main(void) {
    pthread_t t[N];
    for (intptr_t i = 1; i <= N; i++)
        pthread_create(&t[i - 1], NULL, rotate, (void *)i);
    return 0;
}
