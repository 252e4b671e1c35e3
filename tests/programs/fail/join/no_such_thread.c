// Joining a thread that was never created.
// expect: bug join-misuse line 9
#include <pthread.h>
#include <stddef.h>

static pthread_t never;

int main(void) {
    pthread_join(never, NULL);
    return 0;
}
