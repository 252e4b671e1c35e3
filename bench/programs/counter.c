// counter(K): two threads, K increments each of one shared atomic. For measuring what a visible step and its undo
// record cost, and that the cost does not grow with the trace: run one schedule, not all of them.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#ifndef K
#define K 1000
#endif

atomic_int counter;

static void *worker(void *arg) {
    (void)arg;
    for (int i = 0; i < K; i++)
        atomic_fetch_add(&counter, 1);
    return NULL;
}

int main(void) {
    pthread_t t1, t2;
    pthread_create(&t1, NULL, worker, NULL);
    pthread_create(&t2, NULL, worker, NULL);
    pthread_join(t1, NULL);
    pthread_join(t2, NULL);
    assert(atomic_load(&counter) == 2 * K);
    return 0;
}
