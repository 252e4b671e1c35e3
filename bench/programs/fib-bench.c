// fib-bench(N): two threads drive i and j up the Fibonacci numbers; main asserts at any moment that neither is
// beyond what perfect alternation reaches.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#ifndef N
#define N 2
#endif

atomic_int i = 1, j = 1;

static void *thread1(void *arg) {
    (void)arg;
    for (int k = 0; k < N; k++)
        atomic_store(&i, atomic_load(&i) + atomic_load(&j));
    return NULL;
}

static void *thread2(void *arg) {
    (void)arg;
    for (int k = 0; k < N; k++)
        atomic_store(&j, atomic_load(&j) + atomic_load(&i));
    return NULL;
}

static int fib(int n) {
    int previous = 0, current = 1;
    for (int k = 1; k < n; k++) {
        int sum = previous + current;
        previous = current;
        current = sum;
    }
    return current;
}

int main(void) {
    pthread_t t1, t2;
    int limit = fib(2 * N + 2);
    pthread_create(&t1, NULL, thread1, NULL);
    pthread_create(&t2, NULL, thread2, NULL);
    assert(atomic_load(&i) <= limit && atomic_load(&j) <= limit);
    return 0;
}
