// args: --property deadlocks
// What deadlocks depend on: locks, what decides whether they are taken, and what that depends on. An
// assertion is a branch like any other: it decides whether main comes to its end.
#include <assert.h>
#include <pthread.h>
pthread_mutex_t a = PTHREAD_MUTEX_INITIALIZER, b = PTHREAD_MUTEX_INITIALIZER;
int wanted, counter, data;
void *worker(void *arg) {
    if (wanted) {
        pthread_mutex_lock(&a);
        pthread_mutex_lock(&b);
        counter++;
        pthread_mutex_unlock(&b);
        pthread_mutex_unlock(&a);
    }
    return arg;
}
int main(void) {
    pthread_t t;
    pthread_create(&t, 0, worker, 0);
    wanted = 1;
    data = 5;
    pthread_mutex_t *first = &b, *second = &a;
    pthread_mutex_lock(first);
    pthread_mutex_lock(second);
    counter++;
    pthread_mutex_unlock(second);
    pthread_mutex_unlock(first);
    assert(data == 5);
}
