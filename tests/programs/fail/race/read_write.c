// A read outside the lock that protects the write.
// args: --races=error
// expect: bug data-race
#include <pthread.h>
#include <stddef.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static long balance = 100;

static void *worker(void *arg) {
    pthread_mutex_lock(&m);
    balance -= 10;
    pthread_mutex_unlock(&m);
    return arg;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, worker, NULL);
    long seen = balance;
    pthread_join(t, NULL);
    return seen < 0;
}
