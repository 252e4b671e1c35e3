// Two threads may set the event: who waits for it does not know which of them did.
// expect: bug assertion
#include <assert.h>
#include <pthread.h>
#include <raddle.h>
#include <stdatomic.h>
#include <stddef.h>

static raddle_event_t ready;
static atomic_int data;

static void *writer(void *arg) {
    atomic_store(&data, 1);
    raddle_event_set(&ready);
    return arg;
}

static void *other(void *arg) {
    raddle_event_set(&ready);
    return arg;
}

int main(void) {
    pthread_t a, b;
    pthread_create(&a, NULL, writer, NULL);
    pthread_create(&b, NULL, other, NULL);
    raddle_event_wait(&ready);
    assert(atomic_load(&data) == 1);
    return 0;
}
