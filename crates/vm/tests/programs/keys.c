#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <assert.h>
#include <errno.h>
pthread_key_t k;
void gone(void *p) { printf("gone %d;", *(int *)p); free(p); }
void *worker(void *p) {
    int *v = malloc(sizeof *v);
    *v = (int)(long)p;
    assert(pthread_getspecific(k) == 0);
    pthread_setspecific(k, v);
    if (*v == 1) pthread_exit(0);
    assert(*(int *)pthread_getspecific(k) == *v);
    return 0;
}
int main(void) {
    pthread_t t[2];
    pthread_key_create(&k, gone);
    for (long i = 0; i < 2; i++) {
        pthread_create(&t[i], 0, worker, (void *)i);
        pthread_join(t[i], 0);
    }
    worker((void *)3);
    return 0;
}
