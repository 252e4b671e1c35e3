// The function that pthread_once runs calls it again.
// expect: bug deadlock line 8
#include <pthread.h>

static pthread_once_t once = PTHREAD_ONCE_INIT;

static void init(void) {
    pthread_once(&once, init);
}

int main(void) {
    pthread_once(&once, init);
    return 0;
}
