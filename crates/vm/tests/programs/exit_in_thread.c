#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <assert.h>
#include <errno.h>
int x;
void bye(void) { printf("bye"); }
void *worker(void *p) { exit(3); }
int main(void) {
    pthread_t t;
    atexit(bye);
    pthread_create(&t, 0, worker, 0);
    x = 1;
    x = 2;
    return 0;
}
