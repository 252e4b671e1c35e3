// A deadlock is no bug when it is allowed.
// args: --allow-deadlock
// not-native: hangs
// expect: verified
#include <pthread.h>
#include <stddef.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

int main(void) {
    pthread_mutex_lock(&m);
    pthread_mutex_lock(&m);
    return 0;
}
