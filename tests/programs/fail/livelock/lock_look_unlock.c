// Two threads take turns at a mutex to look for what nobody writes.
// expect: bug livelock line 13
#include <pthread.h>
#include <stddef.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int done;

static void *poller(void *arg) {
    for (;;) {
        pthread_mutex_lock(&m);
        int found = done;
        pthread_mutex_unlock(&m);
        if (found)
            return arg;
    }
}

int main(void) {
    pthread_t t[2];
    pthread_create(&t[0], NULL, poller, NULL);
    pthread_create(&t[1], NULL, poller, NULL);
    pthread_join(t[0], NULL);
    pthread_join(t[1], NULL);
    return 0;
}
