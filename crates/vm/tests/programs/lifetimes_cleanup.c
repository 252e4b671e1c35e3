#include <pthread.h>
#include <semaphore.h>
static int *shared;
static sem_t ready;
static void handler(void *at) { *(int *)at += 1; }
static void inner(void) {
    int local = 1;
    shared = &local;
    sem_post(&ready);
    pthread_exit(0);
}
static void *worker(void *unused) {
    int outer = 0;
    pthread_cleanup_push(handler, &outer);
    inner();
    pthread_cleanup_pop(0);
    return 0;
}
int main(void) {
    pthread_t thread;
    sem_init(&ready, 0, 0);
    pthread_create(&thread, 0, worker, 0);
    sem_wait(&ready);
    *shared = 2;
    pthread_join(thread, 0);
    return 0;
}
