// Cleanup handlers run in reverse order when popped with a nonzero argument and at pthread_exit.
// expect: verified
#include <assert.h>
#include <pthread.h>
#include <stddef.h>

static int order;

static void step(void *arg) { order = order * 10 + *(int *)arg; }

static void *worker(void *arg) {
    int one = 1, two = 2, three = 3;
    (void)arg;
    pthread_cleanup_push(step, &one);
    pthread_cleanup_push(step, &two);
    pthread_cleanup_push(step, &three);
    pthread_cleanup_pop(1);
    pthread_exit(NULL);
    pthread_cleanup_pop(0);
    pthread_cleanup_pop(0);
    return NULL;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, worker, NULL);
    pthread_join(t, NULL);
    assert(order == 321);
    return 0;
}
