// A thread-local variable is used by others as long as its thread is surely there.
// expect: verified
#include <assert.h>
#include <pthread.h>
#include <semaphore.h>

static _Thread_local int own;
static int *shared;
static sem_t ready, done;

static void *worker(void *unused) {
    own = 1;
    shared = &own;
    sem_post(&ready);
    sem_wait(&done);
    assert(own == 2);
    return 0;
}

int main(void) {
    pthread_t thread;
    sem_init(&ready, 0, 0);
    sem_init(&done, 0, 0);
    pthread_create(&thread, 0, worker, 0);
    sem_wait(&ready);
    *shared = 2;
    sem_post(&done);
    pthread_join(thread, 0);
    return 0;
}
