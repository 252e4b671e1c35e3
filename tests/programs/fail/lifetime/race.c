// The end of a variable is like a write to it: nothing orders it after the other thread's read.
// expect: bug data-race line 22
// args: --races error
#include <pthread.h>
#include <semaphore.h>

static int *shared;
static sem_t ready;
static int seen;

static void *reader(void *unused) {
    sem_wait(&ready);
    seen = *shared;
    return 0;
}

static void *worker(void *unused) {
    int value = 1;
    shared = &value;
    sem_post(&ready);
    /* The other thread will surely be done by then? */
    return 0;
}

int main(void) {
    pthread_t threads[2];
    sem_init(&ready, 0, 0);
    pthread_create(&threads[0], 0, reader, 0);
    pthread_create(&threads[1], 0, worker, 0);
    pthread_join(threads[0], 0);
    pthread_join(threads[1], 0);
    return 0;
}
