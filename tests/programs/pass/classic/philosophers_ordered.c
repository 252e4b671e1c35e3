// Three dining philosophers; the last takes the forks in the other order: no deadlock, everybody eats.
// expect: verified
#include <assert.h>
#include <pthread.h>
#include <stddef.h>
#include <stdint.h>

#define SEATS 3

static pthread_mutex_t fork_[SEATS] = {PTHREAD_MUTEX_INITIALIZER, PTHREAD_MUTEX_INITIALIZER, PTHREAD_MUTEX_INITIALIZER};

static void *philosopher(void *arg) {
    int seat = (int)(intptr_t)arg, next = (seat + 1) % SEATS;
    int low = seat < next ? seat : next, high = seat < next ? next : seat;
    pthread_mutex_lock(&fork_[low]);
    pthread_mutex_lock(&fork_[high]);
    pthread_mutex_unlock(&fork_[high]);
    pthread_mutex_unlock(&fork_[low]);
    return NULL;
}

int main(void) {
    pthread_t t1, t2;
    pthread_create(&t1, NULL, philosopher, (void *)1);
    pthread_create(&t2, NULL, philosopher, (void *)2);
    philosopher((void *)0);
    return 0;
}
