// Cancellation is named as unsupported.
// expect: error pthread_cancel
#include <pthread.h>
#include <stddef.h>

static void *worker(void *arg) { return arg; }

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, worker, NULL);
    pthread_cancel(t);
    pthread_join(t, NULL);
    return 0;
}
