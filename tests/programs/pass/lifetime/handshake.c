// The worker waits until its variable is not needed any more.
// expect: verified
// count: 1
#include <assert.h>
#include <pthread.h>
#include <semaphore.h>

static int *request;
static sem_t ready, answered;

static void *worker(void *unused) {
    int answer = 0;
    request = &answer;
    sem_post(&ready);
    sem_wait(&answered);
    assert(answer == 42);
    return 0;
}

int main(void) {
    pthread_t thread;
    sem_init(&ready, 0, 0);
    sem_init(&answered, 0, 0);
    pthread_create(&thread, 0, worker, 0);
    sem_wait(&ready);
    *request = 42;
    sem_post(&answered);
    pthread_join(thread, 0);
    return 0;
}
