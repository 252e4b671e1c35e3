// stateful(N): two threads change one variable after the other, each change under a mutex; main asserts what they add up to
// (Stateful of Assertion Guided, Table 2). With N = 1 one mutex protects both variables: C(4, 2) = 6 orders of critical sections,
// as in the paper, though only 4 differ in who came first at a variable. With N = 2 each variable has its own: 4. Verified.
#include <assert.h>
#include <pthread.h>
#include <stddef.h>

#ifndef N
#define N 1
#endif

pthread_mutex_t mutex[N];
int data1 = 10, data2 = 10;

static void change(int *data, pthread_mutex_t *lock, int by) {
    pthread_mutex_lock(lock);
    *data += by;
    pthread_mutex_unlock(lock);
}

static void *first(void *unused) {
    change(&data1, &mutex[0], 1);
    change(&data2, &mutex[N - 1], 1);
    return unused;
}

static void *second(void *unused) {
    change(&data1, &mutex[0], 5);
    change(&data2, &mutex[N - 1], -6);
    return unused;
}

int main(void) {
    for (int i = 0; i < N; i++)
        pthread_mutex_init(&mutex[i], NULL);
    pthread_t t, u;
    pthread_create(&t, NULL, first, NULL);
    pthread_create(&u, NULL, second, NULL);
    pthread_join(t, NULL);
    pthread_join(u, NULL);
    assert(data1 + data2 == 21);
    return 0;
}
