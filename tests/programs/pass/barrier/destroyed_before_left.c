// One thread destroys, frees and replaces the barrier as soon as it is through; the other one may not have left yet.
// expect: verified
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>

static int x;

static void *waits(void *barrier) {
    x = 1;
    pthread_barrier_wait(barrier);
    return NULL;
}

int main(void) {
    static pthread_barrier_t second;
    pthread_t t;
    pthread_barrier_t *first = malloc(sizeof *first);
    pthread_barrier_init(first, NULL, 2);
    pthread_create(&t, NULL, waits, first);
    pthread_barrier_wait(first);
    assert(x == 1);
    pthread_barrier_destroy(first);
    free(first);
    pthread_join(t, NULL);

    pthread_barrier_init(&second, NULL, 2);
    pthread_create(&t, NULL, waits, &second);
    pthread_barrier_wait(&second);
    pthread_barrier_destroy(&second);
    pthread_barrier_init(&second, NULL, 2);
    pthread_join(t, NULL);
    return 0;
}
