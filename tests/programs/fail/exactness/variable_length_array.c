// A variable-length array ends with its block, while the thread goes on. That was no event: all algorithms but `naive`
// missed that `main` may come later.
// args: --races=off
// expect: bug use-after-free line 33
#include <pthread.h>
#include <semaphore.h>
#include <stddef.h>

static int *request;
static int served;
static sem_t ready, done;

static void *worker(void *arg) {
    int length = *(int *)arg;
    {
        int answers[length];
        answers[0] = 0;
        request = answers;
        sem_post(&ready);
        served++;
    }
    sem_wait(&done);
    return NULL;
}

int main(void) {
    pthread_t t;
    int length = 2;
    sem_init(&ready, 0, 0);
    sem_init(&done, 0, 0);
    pthread_create(&t, NULL, worker, &length);
    sem_wait(&ready);
    request[0] = 42;
    sem_post(&done);
    pthread_join(t, NULL);
    return 0;
}
