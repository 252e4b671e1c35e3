// Locking a mutex after its destruction.
// expect: bug lock-misuse line 11
#include <pthread.h>
#include <stddef.h>

static pthread_mutex_t m;

int main(void) {
    pthread_mutex_init(&m, NULL);
    pthread_mutex_destroy(&m);
    pthread_mutex_lock(&m);
    return 0;
}
