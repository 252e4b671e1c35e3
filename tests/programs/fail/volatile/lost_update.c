// A volatile increment is a read and a write: no race, and an update is lost all the same.
// args: --volatile atomic --races error
// expect: bug assertion line 20
#include <assert.h>
#include <pthread.h>
#include <stddef.h>

static volatile int counter;

static void *worker(void *arg) {
    counter = counter + 1;
    return arg;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, worker, NULL);
    counter = counter + 1;
    pthread_join(t, NULL);
    assert(counter == 2);
}
