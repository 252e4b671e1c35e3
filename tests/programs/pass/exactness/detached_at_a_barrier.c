// A thread is detached, or joined, when it has just been let through a barrier or woken. That it had been woken counted as
// having been joined already.
// args: --keep-going
// expect: verified
#include <pthread.h>
#include <stddef.h>

static pthread_barrier_t b;

static void *worker(void *arg) {
    pthread_barrier_wait(&b);
    return arg;
}

int main(void) {
    pthread_t t[2];
    pthread_barrier_init(&b, NULL, 1);
    pthread_create(&t[0], NULL, worker, NULL);
    pthread_create(&t[1], NULL, worker, NULL);
    pthread_detach(t[0]);
    pthread_join(t[1], NULL);
    return 0;
}
