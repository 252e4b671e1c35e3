#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <assert.h>
#include <errno.h>
pthread_once_t o = PTHREAD_ONCE_INIT;
int x;
void init(void) { x = x + 1; }
void *worker(void *p) {
    pthread_once(&o, init);
    assert(x == 1);
    return 0;
}
int main(void) {
    pthread_t t;
    pthread_create(&t, 0, worker, 0);
    worker(0);
    pthread_join(t, 0);
    return 0;
}
