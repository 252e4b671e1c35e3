// A thread initialises the mutex that it holds, or another one has it and never gives it back. The algorithms that go by
// races looked no further than the initialisation for what the blocked lock waits for, and missed the deadlock.
// args: --keep-going
// expect: bug deadlock
#include <pthread.h>
#include <stddef.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

static void *t1(void *arg) {
    pthread_mutex_lock(&m);
    pthread_mutex_init(&m, NULL);
    return arg;
}

static void *t2(void *arg) {
    pthread_mutex_lock(&m);
    return arg;
}

int main(void) {
    pthread_t t[2];
    pthread_create(&t[0], NULL, t1, NULL);
    pthread_create(&t[1], NULL, t2, NULL);
    return 0;
}
