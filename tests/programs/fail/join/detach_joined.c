// Detaching a thread after it was joined.
// expect: bug join-misuse line 12
#include <pthread.h>
#include <stddef.h>

static void *worker(void *arg) { return arg; }

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, worker, NULL);
    pthread_join(t, NULL);
    pthread_detach(t);
    return 0;
}
