// circular-buffer(N): a sender and a receiver take turns through two flags under one mutex; each tries N times.
// Every order of the 2N critical sections is a trace of its own: C(2N, N).
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#ifndef N
#define N 4
#endif
#define SLOTS 10

pthread_mutex_t mutex;
atomic_int ring[SLOTS];
atomic_int first, next;
atomic_int send = 1, receive = 0;

static void *sender(void *arg) {
    int sent = 0;
    (void)arg;
    for (int i = 0; i < N; i++) {
        pthread_mutex_lock(&mutex);
        if (atomic_load(&send)) {
            int slot = atomic_load(&next);
            atomic_store(&ring[slot], sent++);
            atomic_store(&next, (slot + 1) % SLOTS);
            atomic_store(&send, 0);
            atomic_store(&receive, 1);
        }
        pthread_mutex_unlock(&mutex);
    }
    return NULL;
}

static void *receiver(void *arg) {
    int received = 0;
    (void)arg;
    for (int i = 0; i < N; i++) {
        pthread_mutex_lock(&mutex);
        if (atomic_load(&receive)) {
            int slot = atomic_load(&first);
            int element = atomic_load(&ring[slot]);
            atomic_store(&first, (slot + 1) % SLOTS);
            assert(element == received);
            received++;
            atomic_store(&receive, 0);
            atomic_store(&send, 1);
        }
        pthread_mutex_unlock(&mutex);
    }
    return NULL;
}

int main(void) {
    pthread_t t1, t2;
    pthread_mutex_init(&mutex, NULL);
    pthread_create(&t1, NULL, sender, NULL);
    pthread_create(&t2, NULL, receiver, NULL);
    pthread_join(t1, NULL);
    pthread_join(t2, NULL);
    return 0;
}
