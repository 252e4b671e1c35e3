// Nobody sets the event in one of two cases.
// expect: bug deadlock
#include <pthread.h>
#include <raddle.h>
#include <stddef.h>

static raddle_event_t ready;

static void *setter(void *arg) {
    if (raddle_choose(2))
        raddle_event_set(&ready);
    return arg;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, setter, NULL);
    raddle_event_wait(&ready);
    return 0;
}
