// One of them unlinks the name between: the other makes a semaphore of its own, and nobody posts it.
// expect: bug deadlock
#include <fcntl.h>
#include <pthread.h>
#include <semaphore.h>

static void *worker(void *arg) {
    sem_t *done = sem_open("/done", O_CREAT, 0600, 0);
    sem_post(done);
    sem_unlink("/done");
    return arg;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, worker, NULL);
    sem_t *done = sem_open("/done", O_CREAT, 0600, 0);
    sem_wait(done);
    pthread_join(t, NULL);
}
