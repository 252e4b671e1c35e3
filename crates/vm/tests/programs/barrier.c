#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <assert.h>
#include <errno.h>
pthread_barrier_t b;
int x[2];
void *worker(void *p) {
    long i = (long)p;
    x[i] = 1;
    pthread_barrier_wait(&b);
    assert(x[1 - i] == 1);
    return 0;
}
int main(void) {
    pthread_t t;
    pthread_barrier_init(&b, 0, 2);
    pthread_create(&t, 0, worker, (void *)1);
    worker(0);
    pthread_join(t, 0);
    pthread_barrier_destroy(&b);
    return 0;
}
