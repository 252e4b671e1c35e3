#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <assert.h>
#include <errno.h>
#include <semaphore.h>
sem_t s;
int x;
void *poster(void *p) {
    x = 1;
    sem_post(&s);
    return 0;
}
int main(void) {
    pthread_t t;
    sem_init(&s, 0, 0);
    assert(sem_trywait(&s) == -1 && errno == EAGAIN);
    pthread_create(&t, 0, poster, 0);
    sem_wait(&s);
    assert(x == 1);
    int v;
    sem_getvalue(&s, &v);
    assert(v == 0);
    pthread_join(t, 0);
    sem_destroy(&s);
    return 0;
}
