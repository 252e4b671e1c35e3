// A semaphore of one is a mutex: never two threads inside.
// expect: verified
#include <assert.h>
#include <pthread.h>
#include <semaphore.h>
#include <stdatomic.h>
#include <stddef.h>

static sem_t s;
static atomic_int inside;

static void *worker(void *arg) {
    (void)arg;
    sem_wait(&s);
    assert(atomic_fetch_add(&inside, 1) == 0);
    atomic_fetch_sub(&inside, 1);
    sem_post(&s);
    return NULL;
}

int main(void) {
    pthread_t t;
    sem_init(&s, 0, 1);
    pthread_create(&t, NULL, worker, NULL);
    worker(NULL);
    pthread_join(t, NULL);
    return 0;
}
