// Waits for a semaphore and for a thread are cancelled; with cancellation off nothing is, until it is on again.
// expect: verified
#include <assert.h>
#include <pthread.h>
#include <semaphore.h>
#include <unistd.h>

static sem_t never, once;

static void *waits(void *arg) {
    sem_wait(&never);
    assert(0);
    return arg;
}

static void *joins(void *arg) {
    pthread_join(*(pthread_t *)arg, NULL);
    assert(0);
    return arg;
}

static void *refuses(void *arg) {
    int before;
    pthread_setcancelstate(PTHREAD_CANCEL_DISABLE, &before);
    assert(before == PTHREAD_CANCEL_ENABLE);
    sem_wait(&once);
    pthread_testcancel();
    *(int *)arg = 1;
    pthread_setcancelstate(PTHREAD_CANCEL_ENABLE, &before);
    for (;;)
        sleep(1);
}

int main(void) {
    pthread_t a, b, c;
    void *result;
    int refused = 0;
    sem_init(&never, 0, 0);
    sem_init(&once, 0, 0);
    pthread_create(&a, NULL, waits, NULL);
    pthread_create(&b, NULL, joins, &a);
    pthread_cancel(b);
    pthread_join(b, &result);
    assert(result == PTHREAD_CANCELED);
    pthread_cancel(a);
    pthread_join(a, &result);
    assert(result == PTHREAD_CANCELED);
    pthread_create(&c, NULL, refuses, &refused);
    pthread_cancel(c);
    sem_post(&once);
    pthread_join(c, &result);
    assert(result == PTHREAD_CANCELED && refused);
}
