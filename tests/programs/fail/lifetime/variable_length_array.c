// A variable-length array ends with its block.
// expect: bug use-after-free line 26
#include <pthread.h>
#include <semaphore.h>

static int *shared;
static sem_t ready;

static void *worker(void *length) {
    {
        int array[*(int *)length];
        array[1] = 7;
        shared = array;
        sem_post(&ready);
    }
    sem_post(&ready);
    return 0;
}

int main(void) {
    static int length = 3;
    pthread_t thread;
    sem_init(&ready, 0, 0);
    pthread_create(&thread, 0, worker, &length);
    sem_wait(&ready);
    if (shared[1] == 7)
        sem_wait(&ready);
    pthread_join(thread, 0);
    return 0;
}
