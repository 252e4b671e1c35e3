// Two threads wait for a number, and each takes a part of it. Two numbers make one of them find what it must not.
// expect: bug assertion
#include <assert.h>
#include <pthread.h>

extern unsigned __VERIFIER_nondet_uint(void);

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t filled = PTHREAD_COND_INITIALIZER;
static unsigned stock, ready;

static void *consumer(void *arg) {
    pthread_mutex_lock(&m);
    while (!ready)
        pthread_cond_wait(&filled, &m);
    assert(stock != 0x5eed);
    stock = stock - 7;
    pthread_mutex_unlock(&m);
    return arg;
}

int main(void) {
    pthread_t a, b;
    unsigned amount = __VERIFIER_nondet_uint();
    pthread_create(&a, 0, consumer, 0);
    pthread_create(&b, 0, consumer, 0);
    pthread_mutex_lock(&m);
    stock = amount * 3;
    ready = 1;
    pthread_cond_broadcast(&filled);
    pthread_mutex_unlock(&m);
    return 0;
}
