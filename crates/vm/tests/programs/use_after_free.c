#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <assert.h>
#include <errno.h>
int *p;
void *worker(void *a) {
    *p = 1;
    return 0;
}
int main(void) {
    pthread_t t;
    p = malloc(sizeof *p);
    pthread_create(&t, 0, worker, 0);
    free(p);
    return 0;
}
