// Figure 8 of Assertion Guided Abstraction: two threads increment different halves of an array under one mutex. No section conflicts with
// another, so none is ordered. (Without --peek there are 12,870 executions.)
// args: --peek
// expect: verified
// count: 1
#include <pthread.h>
#include <stddef.h>

#define HALF 2

int array[2 * HALF];
pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

void *increment(void *arg) {
    int *half = arg;
    for (int i = 0; i < HALF; i++) {
        pthread_mutex_lock(&lock);
        half[i]++;
        pthread_mutex_unlock(&lock);
    }
    return NULL;
}

int main(void) {
    pthread_t a, b;
    pthread_create(&a, NULL, increment, array);
    pthread_create(&b, NULL, increment, array + HALF);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}
