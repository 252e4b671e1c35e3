// A plain flag that nobody sets: the load does not wait, but after a round in vain the thread is where it was.
// expect: bug livelock line 9
#include <pthread.h>
#include <stddef.h>

static int flag;

static void *waiter(void *arg) {
    while (!flag)
        ;
    return arg;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, waiter, NULL);
    pthread_join(t, NULL);
    return 0;
}
