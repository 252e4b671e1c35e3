// A mutex inside a heap object, initialised, used, destroyed and freed; then the memory of another.
// expect: verified
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>

struct account { pthread_mutex_t lock; int balance; };

static void *deposit(void *arg) {
    struct account *a = arg;
    pthread_mutex_lock(&a->lock);
    a->balance += 10;
    pthread_mutex_unlock(&a->lock);
    return NULL;
}

int main(void) {
    struct account *a = malloc(sizeof *a);
    pthread_t t;
    pthread_mutex_init(&a->lock, NULL);
    a->balance = 0;
    pthread_create(&t, NULL, deposit, a);
    deposit(a);
    pthread_join(t, NULL);
    assert(a->balance == 20);
    pthread_mutex_destroy(&a->lock);
    pthread_mutex_init(&a->lock, NULL);
    pthread_mutex_destroy(&a->lock);
    free(a);
    return 0;
}
