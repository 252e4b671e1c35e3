// A semaphore at zero makes the consumer wait for the producer.
// expect: verified
#include <assert.h>
#include <pthread.h>
#include <semaphore.h>
#include <stddef.h>

static sem_t filled;
static int data;

static void *producer(void *arg) {
    (void)arg;
    data = 5;
    sem_post(&filled);
    return NULL;
}

int main(void) {
    pthread_t t;
    sem_init(&filled, 0, 0);
    pthread_create(&t, NULL, producer, NULL);
    sem_wait(&filled);
    assert(data == 5);
    pthread_join(t, NULL);
    sem_destroy(&filled);
    return 0;
}
