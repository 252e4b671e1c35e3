// One thread signals a condition variable that the other may have destroyed. Neither changes what is in memory, so with
// `--silent-writes` they were independent, and the order in which the signal comes too late was never explored.
// args: --silent-writes
// expect: bug lock-misuse line 12
#include <pthread.h>
#include <stddef.h>

static pthread_cond_t c = PTHREAD_COND_INITIALIZER;

static void *t1(void *arg) {
    (void)arg;
    pthread_cond_signal(&c);
    return NULL;
}

static void *t2(void *arg) {
    (void)arg;
    pthread_cond_destroy(&c);
    return NULL;
}

int main(void) {
    pthread_t t[2];
    pthread_create(&t[0], NULL, t1, NULL);
    pthread_create(&t[1], NULL, t2, NULL);
    pthread_join(t[0], NULL);
    pthread_join(t[1], NULL);
    return 0;
}
