// clhlock(N): the queue lock of Craig, Landin and Hagersten. A thread spins on the node of the thread before it,
// which it takes over when it unlocks. Each thread locks ROUNDS times.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>

#ifndef N
#define N 2
#endif

#ifndef ROUNDS
#define ROUNDS 1
#endif

struct node {
    atomic_int busy;
};

struct node nodes[N + 1];
_Atomic(struct node *) tail = &nodes[N];
int counter;

static struct node *lock(struct node *mine) {
    atomic_store(&mine->busy, 1);
    struct node *before = atomic_exchange(&tail, mine);
    while (atomic_load(&before->busy))
        ;
    return before;
}

static void unlock(struct node *mine) {
    atomic_store(&mine->busy, 0);
}

static void *worker(void *arg) {
    struct node *mine = &nodes[(intptr_t)arg];
    for (int i = 0; i < ROUNDS; i++) {
        struct node *before = lock(mine);
        counter++;
        unlock(mine);
        mine = before;
    }
    return NULL;
}

int main(void) {
    pthread_t t[N];
    for (intptr_t i = 0; i < N; i++)
        pthread_create(&t[i], NULL, worker, (void *)i);
    for (int i = 0; i < N; i++)
        pthread_join(t[i], NULL);
    assert(counter == N * ROUNDS);
    return 0;
}
