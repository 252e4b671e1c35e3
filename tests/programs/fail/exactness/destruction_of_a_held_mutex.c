// A thread destroys the mutex that it holds, or another one has it and never gives it back. The algorithms that go by races
// explored the first only, and missed the deadlock.
// args: --keep-going
// expect: bug deadlock
#include <pthread.h>
#include <stddef.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

static void *keeper(void *arg) {
    (void)arg;
    pthread_mutex_lock(&m);
    return NULL;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, keeper, NULL);
    pthread_mutex_lock(&m);
    pthread_mutex_destroy(&m);
    pthread_join(t, NULL);
    return 0;
}
