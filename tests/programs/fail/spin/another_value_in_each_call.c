// Looks like a round without effect, but a variable that is made anew in each call has another value each time: the fourth round is
// the last one, whatever the others do.
// expect: bug assertion line 30
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>

static atomic_int x;

static bool look(int tries) {
    int copy = tries;
    int *place = &copy;
    int found = atomic_load(&x);
    return found || *place == 3;
}

static void *worker(void *arg) {
    atomic_store(&x, 1);
    return arg;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, worker, NULL);
    int tries = 0;
    while (!look(tries))
        tries++;
    assert(tries != 3);
    pthread_join(t, NULL);
    return 0;
}
