// The variable belongs to a function that the worker called, and that has returned.
// expect: bug use-after-free line 29
#include <pthread.h>
#include <semaphore.h>

static int *request;
static sem_t ready;
static int work;

static void ask(void) {
    int answer = 0;
    request = &answer;
    sem_post(&ready);
    work++;
}

static void *worker(void *unused) {
    ask();
    work++;
    return 0;
}

int main(void) {
    pthread_t thread;
    sem_init(&ready, 0, 0);
    pthread_create(&thread, 0, worker, 0);
    sem_wait(&ready);
    int *to = request;
    *to = 42;
    pthread_join(thread, 0);
    return 0;
}
