#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <assert.h>
#include <errno.h>
pthread_barrier_t b;
void *worker(void *p) {
    for (int i = 0; i < 2; i++)
        if (pthread_barrier_wait(&b) == PTHREAD_BARRIER_SERIAL_THREAD) printf("%ld", (long)p);
    return 0;
}
int main(void) {
    pthread_t t;
    pthread_barrier_init(&b, 0, 2);
    pthread_create(&t, 0, worker, (void *)1);
    worker(0);
    pthread_join(t, 0);
    return 0;
}
