// exponential-bug(N): three threads, one mutex used by two of them, and control flow over x and y.
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#ifndef N
#define N 3
#endif

atomic_int x, y;
pthread_mutex_t mutex;

static void *thread1(void *arg) {
    (void)arg;
    for (int round = 0; round < 2; round++) {
        pthread_mutex_lock(&mutex);
        atomic_store(&x, 1);
        for (int i = 0; i < N; i++)
            atomic_store(&y, 1);
        pthread_mutex_unlock(&mutex);
    }
    return NULL;
}

static void *thread2(void *arg) {
    (void)arg;
    for (int round = 0; round < 2; round++) {
        pthread_mutex_lock(&mutex);
        atomic_store(&x, 0);
        pthread_mutex_unlock(&mutex);
        if (atomic_load(&x) > 0) {
            atomic_store(&y, atomic_load(&y) + 1);
            atomic_store(&x, 2);
        }
    }
    return NULL;
}

static void *thread3(void *arg) {
    (void)arg;
    for (int round = 0; round < 2; round++) {
        if (atomic_load(&x) > 1) {
            if (atomic_load(&y) == 3)
                return NULL;
            atomic_store(&y, 2);
        }
    }
    return NULL;
}

int main(void) {
    pthread_t t1, t2, t3;
    pthread_mutex_init(&mutex, NULL);
    pthread_create(&t1, NULL, thread1, NULL);
    pthread_create(&t2, NULL, thread2, NULL);
    pthread_create(&t3, NULL, thread3, NULL);
    return 0;
}
