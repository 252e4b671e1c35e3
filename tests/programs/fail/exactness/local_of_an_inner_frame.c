// The local belongs to a function that returns while its thread goes on. Leaving the function was no event: all
// algorithms but `naive` missed that `main` may come later.
// args: --races=off
// expect: bug use-after-free line 33
#include <pthread.h>
#include <semaphore.h>
#include <stddef.h>

static int *request;
static int served;
static sem_t ready, done;

static void serve(void) {
    int answer = 0;
    request = &answer;
    sem_post(&ready);
    served++;
}

static void *worker(void *arg) {
    (void)arg;
    serve();
    sem_wait(&done);
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
