// A mutex that is made recursive by what is stored to it.
// expect: refused a mutex that is not of the normal kind
#define _GNU_SOURCE
#include <pthread.h>

static pthread_mutex_t lock;

int main(void) {
    lock = (pthread_mutex_t)PTHREAD_RECURSIVE_MUTEX_INITIALIZER_NP;
    pthread_mutex_lock(&lock);
    pthread_mutex_lock(&lock);
    pthread_mutex_unlock(&lock);
    pthread_mutex_unlock(&lock);
}
