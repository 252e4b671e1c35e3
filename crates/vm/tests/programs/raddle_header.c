#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <assert.h>
#include <errno.h>
#include <raddle.h>
#include <stdatomic.h>
atomic_int flag;
int data;
void *worker(void *p) {
    data = 1 + (int)raddle_choose(2);
    flag = 1;
    return 0;
}
int main(void) {
    pthread_t t;
    pthread_create(&t, 0, worker, 0);
    raddle_await(&flag, eq, 1);
    raddle_assume(data != 0);
    raddle_assert(data == 1);
    return 0;
}
