// A variable ends with its block, although the function goes on.
// expect: bug use-after-free line 27
#include <pthread.h>
#include <semaphore.h>

static int *shared;
static sem_t ready, done;

static void *worker(void *unused) {
    {
        int inner = 1;
        shared = &inner;
        sem_post(&ready);
    }
    sem_wait(&done);
    return 0;
}

int main(void) {
    pthread_t thread;
    sem_init(&ready, 0, 0);
    sem_init(&done, 0, 0);
    pthread_create(&thread, 0, worker, 0);
    sem_wait(&ready);
    int *at = shared;
    /* Before or after the end of the block. */
    *at = 2;
    sem_post(&done);
    pthread_join(thread, 0);
    return 0;
}
