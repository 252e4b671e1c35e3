// An unlock ends a section on one way to it and is a mistake on the other: `x` decides, so the sections do not commute.
// args: --peek --property assertions,memory
// expect: bug lock-misuse line 14
#include <pthread.h>
#include <stddef.h>

int x;
pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

void *unlock_twice(void *arg) {
    pthread_mutex_lock(&lock);
    if (x < 1)
        pthread_mutex_unlock(&lock);
    pthread_mutex_unlock(&lock);
    return arg;
}

void *set(void *arg) {
    pthread_mutex_lock(&lock);
    x = 1;
    pthread_mutex_unlock(&lock);
    return arg;
}

int main(void) {
    pthread_t a, b;
    pthread_create(&a, NULL, unlock_twice, NULL);
    pthread_create(&b, NULL, set, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}
