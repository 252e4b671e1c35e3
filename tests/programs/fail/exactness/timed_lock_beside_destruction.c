// A timed lock meets the destruction of a mutex that is locked. What it would have found without the destruction was
// predicted from what the destruction recorded about the mutex, which is nothing: the machine disagreed.
// args: --keep-going
// expect: bug lock-misuse line 14
#define _GNU_SOURCE
#include <pthread.h>
#include <stddef.h>
#include <time.h>

static pthread_mutex_t m = PTHREAD_RECURSIVE_MUTEX_INITIALIZER_NP;
static const struct timespec past;

static void *t1(void *arg) {
    pthread_mutex_lock(&m); pthread_mutex_destroy(&m);
    return arg;
}

static void *t2(void *arg) {
    pthread_mutex_timedlock(&m, &past);
    return arg;
}

int main(void) {
    pthread_t t[2];
    pthread_create(&t[0], NULL, t1, NULL);
    pthread_create(&t[1], NULL, t2, NULL);
    return 0;
}
