#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <assert.h>
#include <errno.h>
unsigned long secret;
void *worker(void *p) {
    unsigned long s = secret;
    if (s) *(int *)(s ^ 0xfffffffffffffffful) = 1;
    return 0;
}
int main(void) {
    pthread_t t;
    int *x = malloc(sizeof *x);
    *x = 0;
    pthread_create(&t, 0, worker, 0);
    secret = (unsigned long)x ^ 0xfffffffffffffffful;
    pthread_join(t, 0);
    return *x;
}
