// A barrier for three that only two ever reach.
// expect: bug deadlock line 9
#include <pthread.h>
#include <stddef.h>

static pthread_barrier_t b;

static void *worker(void *arg) {
    pthread_barrier_wait(&b);
    return arg;
}

int main(void) {
    pthread_t t1, t2;
    pthread_barrier_init(&b, NULL, 3);
    pthread_create(&t1, NULL, worker, NULL);
    pthread_create(&t2, NULL, worker, NULL);
    return 0;
}
