// An early return that keeps the mutex.
// expect: bug deadlock line 11
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int stock = 1;

static int take(void) {
    pthread_mutex_lock(&m);
    if (stock == 0)
        return -1;
    stock--;
    pthread_mutex_unlock(&m);
    return 0;
}

static void *worker(void *arg) { take(); return arg; }

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, worker, NULL);
    take();
    pthread_join(t, NULL);
    take();
    return 0;
}
