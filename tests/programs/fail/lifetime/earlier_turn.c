// In each turn of a loop the variable is another one. By the time it is used, the first one is surely gone.
// expect: bug use-after-free line 26
#include <pthread.h>
#include <semaphore.h>

static int *first;
static sem_t second_turn, done;

static void *worker(void *unused) {
    for (int turn = 0; turn < 2; turn++) {
        int value = turn;
        if (turn == 0)
            first = &value;
        else
            sem_post(&second_turn), sem_wait(&done);
    }
    return 0;
}

int main(void) {
    pthread_t thread;
    sem_init(&second_turn, 0, 0);
    sem_init(&done, 0, 0);
    pthread_create(&thread, 0, worker, 0);
    sem_wait(&second_turn);
    *first = 3;
    sem_post(&done);
    pthread_join(thread, 0);
    return 0;
}
