// Thread-local variables end with their thread.
// expect: bug use-after-free line 23
#include <pthread.h>
#include <semaphore.h>

static _Thread_local int own;
static int *shared;
static sem_t ready;

static void *worker(void *unused) {
    own = 1;
    shared = &own;
    sem_post(&ready);
    return 0;
}

int main(void) {
    pthread_t thread;
    sem_init(&ready, 0, 0);
    pthread_create(&thread, 0, worker, 0);
    sem_wait(&ready);
    int *at = shared;
    *at = 2;
    pthread_join(thread, 0);
    return 0;
}
