// The local belongs to a block that ends while its function goes on. That end was not seen at all: every algorithm
// said verified.
// args: --races=off
// expect: bug use-after-free line 31
#include <pthread.h>
#include <semaphore.h>
#include <stddef.h>

static int *request;
static int served;
static sem_t ready, done;

static void *worker(void *arg) {
    (void)arg;
    {
        int answer = 0;
        request = &answer;
        sem_post(&ready);
        served++;
    }
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
