// A thread is cancelled while it holds a mutex, and has no cleanup handler.
// expect: bug deadlock
#include <pthread.h>
#include <semaphore.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static sem_t items;

static void *worker(void *arg) {
    pthread_mutex_lock(&lock);
    sem_wait(&items);
    pthread_mutex_unlock(&lock);
    return arg;
}

int main(void) {
    pthread_t t;
    sem_init(&items, 0, 1);
    pthread_create(&t, NULL, worker, NULL);
    pthread_cancel(t);
    pthread_join(t, NULL);
    pthread_mutex_lock(&lock);
}
