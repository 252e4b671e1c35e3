#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <assert.h>
#include <errno.h>
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
pthread_cond_t c = PTHREAD_COND_INITIALIZER;
int waiting;
void *waiter(void *p) {
    pthread_mutex_lock(&m);
    waiting++;
    pthread_cond_wait(&c, &m);
    printf("%d", (int)(long)p);
    pthread_mutex_unlock(&m);
    return 0;
}
int main(void) {
    pthread_t t[2];
    for (long i = 0; i < 2; i++) pthread_create(&t[i], 0, waiter, (void *)i);
    pthread_mutex_lock(&m);
    if (waiting == 2) pthread_cond_signal(&c);
    else pthread_exit(0);
    pthread_mutex_unlock(&m);
    return 0;
}
