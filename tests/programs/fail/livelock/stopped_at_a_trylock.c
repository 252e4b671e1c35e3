// A thread that stopped where the mutex was still held would get past it now, and waits in vain in the next loop.
// args: --order 1
// expect: bug livelock line 14
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static atomic_int x;

static void *waiter(void *arg) {
    while (pthread_mutex_trylock(&m))
        ;
    while (!atomic_load(&x))
        ;
    pthread_mutex_unlock(&m);
    return arg;
}

int main(void) {
    pthread_t t;
    pthread_mutex_lock(&m);
    pthread_create(&t, NULL, waiter, NULL);
    pthread_mutex_unlock(&m);
    pthread_join(t, NULL);
    return 0;
}
