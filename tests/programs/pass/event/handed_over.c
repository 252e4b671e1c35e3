// What was written before an event was set is seen by all who waited for it; setting it twice does no harm.
// expect: verified
// args: --races=error
#include <assert.h>
#include <pthread.h>
#include <raddle.h>
#include <stddef.h>

static raddle_event_t ready = RADDLE_EVENT_INIT;
static int data;

static void *reader(void *arg) {
    raddle_event_wait(&ready);
    assert(data == 1);
    raddle_event_set(&ready);
    return arg;
}

int main(void) {
    pthread_t threads[2];
    for (int i = 0; i < 2; i++)
        pthread_create(&threads[i], NULL, reader, NULL);
    data = 1;
    raddle_event_set(&ready);
    for (int i = 0; i < 2; i++)
        pthread_join(threads[i], NULL);
    return 0;
}
