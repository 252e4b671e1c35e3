// Without fences a volatile flag orders nothing: the variable it is to protect is in a data race.
// expect: verified
// warns: data-race
#include <assert.h>
#include <pthread.h>
#include <stddef.h>

static volatile int ready;
static int data;

static void *reader(void *arg) {
    while (!ready)
        ;
    assert(data == 42);
    return arg;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, reader, NULL);
    data = 42;
    ready = 1;
    pthread_join(t, NULL);
}
