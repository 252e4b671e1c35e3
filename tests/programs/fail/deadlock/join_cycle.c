// Two threads that join each other.
// expect: bug deadlock
#include <pthread.h>
#include <semaphore.h>
#include <stddef.h>

static pthread_t first, second;
static sem_t ready;

static void *join_second(void *arg) {
    sem_wait(&ready);
    pthread_join(second, NULL);
    return arg;
}

static void *join_first(void *arg) {
    pthread_join(first, NULL);
    return arg;
}

int main(void) {
    sem_init(&ready, 0, 0);
    pthread_create(&first, NULL, join_second, NULL);
    pthread_create(&second, NULL, join_first, NULL);
    sem_post(&ready);
    pthread_exit(NULL);
}
