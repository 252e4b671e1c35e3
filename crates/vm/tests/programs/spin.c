#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <assert.h>
#include <errno.h>
pthread_spinlock_t l;
int x;
void *worker(void *p) {
    pthread_spin_lock(&l);
    x++;
    pthread_spin_unlock(&l);
    return 0;
}
int main(void) {
    pthread_t t;
    pthread_spin_init(&l, 0);
    pthread_create(&t, 0, worker, 0);
    worker(0);
    pthread_join(t, 0);
    assert(x == 2);
    pthread_spin_destroy(&l);
    return 0;
}
