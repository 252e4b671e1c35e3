// More threads than the checker has names for: a limit, not a crash.
// expect: incomplete
#include <pthread.h>
#include <stddef.h>

static void *worker(void *arg) { return arg; }

int main(void) {
    pthread_t t;
    for (int i = 0; i < 100000; i++)
        pthread_create(&t, NULL, worker, NULL);
    return 0;
}
