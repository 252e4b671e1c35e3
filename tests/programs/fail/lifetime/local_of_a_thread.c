// A worker hands out the address of a local variable and returns without waiting for the answer.
// expect: bug use-after-free line 23
#include <pthread.h>
#include <semaphore.h>

static int *request;
static int served;
static sem_t ready;

static void *worker(void *unused) {
    int answer = 0;
    request = &answer;
    sem_post(&ready);
    served++;
    return 0;
}

int main(void) {
    pthread_t thread;
    sem_init(&ready, 0, 0);
    pthread_create(&thread, 0, worker, 0);
    sem_wait(&ready);
    *request = 42;
    pthread_join(thread, 0);
    return 0;
}
