// Waiting while holding the mutex that the other one needs before it can end the wait.
// expect: bug livelock line 12
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static atomic_int ready;

static void *waiter(void *arg) {
    pthread_mutex_lock(&m);
    while (!atomic_load(&ready))
        ;
    pthread_mutex_unlock(&m);
    return arg;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, waiter, NULL);
    pthread_mutex_lock(&m);
    atomic_store(&ready, 1);
    pthread_mutex_unlock(&m);
    pthread_join(t, NULL);
    return 0;
}
