// All steps of main are at one place in the source. What it stores before there is another thread is no step of the machine.
// expect: bug assertion
#include <assert.h>
#include <pthread.h>

static int begun, ready, done;

static void *looks(void *unused) {
    assert(!(begun == 1 && ready == 3 && done == 0));
    return unused;
}

#define START(thread) do { begun = 1; pthread_create(&thread, 0, looks, 0); ready = 3; done = 4; } while (0)

int main(void) {
    pthread_t t;
    START(t);
    pthread_join(t, 0);
}
