// pthread_exit leaves all functions at once, and ends the variables of all of them in one step.
// expect: bug use-after-free line 31
#include <pthread.h>
#include <semaphore.h>

static int *outer, *inner;
static sem_t ready;

static void leave(void) {
    int here = 1;
    inner = &here;
    sem_post(&ready);
    pthread_exit(0);
}

static void *worker(void *unused) {
    int there = 1;
    outer = &there;
    leave();
    return 0;
}

int main(void) {
    pthread_t thread;
    sem_init(&ready, 0, 0);
    pthread_create(&thread, 0, worker, 0);
    sem_wait(&ready);
    int *at = inner;
    *at = 2;
    at = outer;
    *at = 2;
    pthread_join(thread, 0);
    return 0;
}
