// Each turn hands out a variable of its own and waits until it is not needed any more.
// expect: verified
// count: 1
#include <assert.h>
#include <pthread.h>
#include <semaphore.h>

static int *request;
static sem_t ready, answered;

static void *worker(void *unused) {
    for (int turn = 0; turn < 3; turn++) {
        int answer = turn;
        request = &answer;
        sem_post(&ready);
        sem_wait(&answered);
        assert(answer == turn + 1);
    }
    return 0;
}

int main(void) {
    pthread_t thread;
    sem_init(&ready, 0, 0);
    sem_init(&answered, 0, 0);
    pthread_create(&thread, 0, worker, 0);
    for (int turn = 0; turn < 3; turn++) {
        sem_wait(&ready);
        *request += 1;
        sem_post(&answered);
    }
    pthread_join(thread, 0);
    return 0;
}
