#include <assert.h>
#include <pthread.h>
#include <semaphore.h>
static _Thread_local int own;
static int *request, *from_tls;
static sem_t ready, answered;
static int ask(int expected) {
    int answer = 0;
    request = &answer;
    sem_post(&ready);
    sem_wait(&answered);
    return answer == expected;
}
static void leave(int n) {
    int array[n];
    array[n - 1] = 0;
    request = &array[n - 1];
    sem_post(&ready);
    sem_wait(&answered);
    assert(array[n - 1] == 3);
    pthread_exit(0);
}
static void *worker(void *unused) {
    from_tls = &own;
    for (int turn = 1; turn < 3; turn++) {
        int private[2] = {turn, 0};
        int sum = 0;
        for (int i = 0; i < 2; i++) {
            int *at = &private[i];
            sum += *at;
        }
        int shared = sum;
        assert(ask(turn) && shared == turn);
    }
    leave(3);
    return 0;
}
int main(void) {
    pthread_t thread;
    sem_init(&ready, 0, 0);
    sem_init(&answered, 0, 0);
    pthread_create(&thread, 0, worker, 0);
    for (int turn = 1; turn < 4; turn++) {
        sem_wait(&ready);
        *request = turn;
        *from_tls = turn;
        sem_post(&answered);
    }
    pthread_join(thread, 0);
    return 0;
}
