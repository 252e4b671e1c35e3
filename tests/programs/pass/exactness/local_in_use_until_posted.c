// The way it is meant: the worker keeps its local alive until `main` says that it is done with it. That the end of a
// local's life is an event makes no false alarm here.
// expect: verified
#include <assert.h>
#include <pthread.h>
#include <semaphore.h>
#include <stddef.h>

static int *request;
static sem_t ready, done;

static void *worker(void *arg) {
    int answer = 0;
    (void)arg;
    request = &answer;
    sem_post(&ready);
    sem_wait(&done);
    assert(answer == 42);
    return NULL;
}

int main(void) {
    pthread_t t;
    sem_init(&ready, 0, 0);
    sem_init(&done, 0, 0);
    pthread_create(&t, NULL, worker, NULL);
    sem_wait(&ready);
    *request = 42;
    sem_post(&done);
    pthread_join(t, NULL);
    return 0;
}
