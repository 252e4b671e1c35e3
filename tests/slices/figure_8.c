// Figure 8: threads increment different halves of an array under one lock. Locks are essential, the array is not.
#include <pthread.h>
int array[16];
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
void *thread1(void *arg) {
    for (int i = 0; i < 8; ++i) {
        pthread_mutex_lock(&m);
        array[i]++;
        pthread_mutex_unlock(&m);
    }
    return arg;
}
void *thread2(void *arg) {
    for (int i = 8; i < 16; ++i) {
        pthread_mutex_lock(&m);
        array[i]++;
        pthread_mutex_unlock(&m);
    }
    return arg;
}
int main(void) {
    pthread_t t, u;
    pthread_create(&t, 0, thread1, 0);
    pthread_create(&u, 0, thread2, 0);
}
