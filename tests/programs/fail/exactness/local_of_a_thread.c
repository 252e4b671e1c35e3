// A worker publishes the address of a local, posts, and ends; `main` writes there. The end of the local's life was no
// event: all algorithms but `naive` missed the order in which the worker ends first.
// args: --races=off
// expect: bug use-after-free line 27
#include <pthread.h>
#include <semaphore.h>
#include <stddef.h>

static int *request;
static int served;
static sem_t ready;

static void *worker(void *arg) {
    int answer = 0;
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
