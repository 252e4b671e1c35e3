// Two threads wait on one condition variable with different mutexes. The waits are independent, and nothing else orders
// them: one execution. `reads-from` ordered them, and explored two.
// expect: bug deadlock
// count: 1
// args: --keep-going
#include <pthread.h>
#include <stddef.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER, n = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t c = PTHREAD_COND_INITIALIZER;

static void *t1(void *arg) {
    pthread_mutex_lock(&m);
    pthread_cond_wait(&c, &m);
    return arg;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, t1, NULL);
    pthread_mutex_lock(&n);
    pthread_cond_wait(&c, &n);
    return 0;
}
