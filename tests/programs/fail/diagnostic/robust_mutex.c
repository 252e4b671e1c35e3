// Robust mutexes would behave otherwise than the model: they are refused, not treated as plain ones.
// expect: error `pthread_mutexattr_setrobust` is not supported
#include <pthread.h>

int main(void) {
    pthread_mutexattr_t a;
    pthread_mutexattr_init(&a);
    pthread_mutexattr_setrobust(&a, PTHREAD_MUTEX_ROBUST);
    return 0;
}
