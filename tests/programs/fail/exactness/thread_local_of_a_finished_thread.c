// A thread-local variable ends with its thread, and `main` may write there later. Every algorithm said verified.
// args: --races=off
// expect: bug use-after-free line 26
#include <pthread.h>
#include <semaphore.h>
#include <stddef.h>

static _Thread_local int answer;
static int *request;
static int served;
static sem_t ready;

static void *worker(void *arg) {
    (void)arg;
    request = &answer;
    sem_post(&ready);
    served++;
    return NULL;
}

int main(void) {
    pthread_t t;
    sem_init(&ready, 0, 0);
    pthread_create(&t, NULL, worker, NULL);
    sem_wait(&ready);
    *request = 42;
    pthread_join(t, NULL);
    return 0;
}
