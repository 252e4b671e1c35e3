#include <pthread.h>
#include <semaphore.h>
int __VERIFIER_nondet_int(void);
static _Thread_local int own;
static int *shared[4];
static sem_t ready;
static void call(void) {
    int local = 0;
    shared[0] = &local;
}
static void *worker(void *length) {
    call();
    {
        int array[*(int *)length];
        shared[1] = array;
    }
    for (int turn = 0; turn < 2; turn++) {
        int scoped = turn;
        if (turn == 0)
            shared[2] = &scoped;
    }
    shared[3] = &own;
    sem_post(&ready);
    return 0;
}
int main(void) {
    static int length = 2;
    pthread_t thread;
    sem_init(&ready, 0, 0);
    pthread_create(&thread, 0, worker, &length);
    sem_wait(&ready);
    int which = 0;
    while (which < 3 && __VERIFIER_nondet_int() > 0)
        which++;
    *shared[which] = 1;
    pthread_join(thread, 0);
    return 0;
}
