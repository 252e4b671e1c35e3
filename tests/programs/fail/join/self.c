// A thread that joins itself.
// expect: bug join-misuse line 7
#include <pthread.h>
#include <stddef.h>

int main(void) {
    pthread_join(pthread_self(), NULL);
    return 0;
}
