// Two looks in each round, into an array that is made anew in each call.
// expect: verified
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>

static atomic_int x, y;
static int data;

static void look(int out[2]) {
    out[0] = atomic_load(&x);
    out[1] = atomic_load(&y);
}

static bool are_ready(void) {
    for (int i = 0; i < 2; i++) {
        int found[2];
        look(found);
        if (found[0] && found[1])
            return true;
    }
    return false;
}

static void *worker(void *arg) {
    data = 42;
    atomic_store(&x, 1);
    atomic_store(&y, 1);
    return arg;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, worker, NULL);
    while (!are_ready())
        ;
    assert(data == 42);
    pthread_join(t, NULL);
    return 0;
}
