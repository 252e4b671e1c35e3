// Three dining philosophers who all take the left fork first.
// expect: bug deadlock
#include <pthread.h>
#include <stddef.h>
#include <stdint.h>

#define SEATS 3

static pthread_mutex_t fork_[SEATS] = {PTHREAD_MUTEX_INITIALIZER, PTHREAD_MUTEX_INITIALIZER, PTHREAD_MUTEX_INITIALIZER};

static void *philosopher(void *arg) {
    int seat = (int)(intptr_t)arg;
    pthread_mutex_lock(&fork_[seat]);
    pthread_mutex_lock(&fork_[(seat + 1) % SEATS]);
    pthread_mutex_unlock(&fork_[(seat + 1) % SEATS]);
    pthread_mutex_unlock(&fork_[seat]);
    return NULL;
}

int main(void) {
    pthread_t t1, t2;
    pthread_create(&t1, NULL, philosopher, (void *)1);
    pthread_create(&t2, NULL, philosopher, (void *)2);
    philosopher((void *)0);
    pthread_join(t1, NULL);
    pthread_join(t2, NULL);
    return 0;
}
