#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <assert.h>
#include <errno.h>
#include <stdatomic.h>
_Thread_local int mine = 5;
static _Thread_local struct { int *p; } q;
atomic_int sum;
void *worker(void *p) {
    mine += (int)(long)p;
    q.p = &mine;
    sum += *q.p;
    return 0;
}
int main(void) {
    pthread_t t;
    pthread_create(&t, 0, worker, (void *)1);
    worker((void *)2);
    pthread_join(t, 0);
    assert(sum == 13);
    return 0;
}
