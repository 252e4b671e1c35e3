// Unlocking a mutex that another thread holds, in some schedule.
// expect: bug lock-misuse line 11
#include <pthread.h>
#include <stddef.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

static void *worker(void *arg) {
    (void)arg;
    if (pthread_mutex_trylock(&m) != 0)
        pthread_mutex_unlock(&m);
    return NULL;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, worker, NULL);
    if (pthread_mutex_trylock(&m) == 0) {
        pthread_join(t, NULL);
    }
    return 0;
}
