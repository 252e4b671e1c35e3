// Two threads wait without the mutex: misuse, and nobody waits. `reads-from` ordered the two.
// args: --keep-going
// expect: bug lock-misuse line 11
// count: 1
#include <pthread.h>
#include <stddef.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t c = PTHREAD_COND_INITIALIZER;

static void *waiter(void *arg) { pthread_cond_wait(&c, &m); return arg; }

int main(void) {
    pthread_t t[2];
    pthread_create(&t[0], NULL, waiter, NULL);
    pthread_create(&t[1], NULL, waiter, NULL);
    return 0;
}
