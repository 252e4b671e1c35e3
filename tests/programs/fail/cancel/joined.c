// A request for a thread that has been joined.
// expect: bug join-misuse line 11
#include <pthread.h>

static void *worker(void *arg) { return arg; }

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, worker, NULL);
    pthread_join(t, NULL);
    pthread_cancel(t);
}
