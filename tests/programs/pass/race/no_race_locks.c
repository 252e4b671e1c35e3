// Mutex, reader-writer lock, semaphore and barrier all order plain accesses.
// args: --races=error
// expect: verified
#include <pthread.h>
#include <semaphore.h>
#include <stddef.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_barrier_t b;
static sem_t s;
static int under_mutex, before_barrier, before_post;

static void *worker(void *arg) {
    (void)arg;
    pthread_mutex_lock(&m);
    under_mutex++;
    pthread_mutex_unlock(&m);
    before_barrier = 1;
    pthread_barrier_wait(&b);
    before_post = 1;
    sem_post(&s);
    return NULL;
}

int main(void) {
    pthread_t t;
    pthread_barrier_init(&b, NULL, 2);
    sem_init(&s, 0, 0);
    pthread_create(&t, NULL, worker, NULL);
    pthread_mutex_lock(&m);
    under_mutex++;
    pthread_mutex_unlock(&m);
    pthread_barrier_wait(&b);
    int v = before_barrier;
    sem_wait(&s);
    return v + before_post - 2;
}
