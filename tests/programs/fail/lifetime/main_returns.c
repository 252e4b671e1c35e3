// When main returns the other threads go on, but its variables are gone.
// expect: bug use-after-free line 8
#include <pthread.h>

static void *worker(void *argument) {
    int *count = argument;
    /* Main may have returned by now. */
    *count = 1;
    return 0;
}

int main(void) {
    pthread_t thread;
    int count = 0;
    pthread_create(&thread, 0, worker, &count);
    return 0;
}
