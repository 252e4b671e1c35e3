// The function that looks has variables of its own that live in memory: they are made anew in each round, and what is there is the
// same in each. The load waits.
// expect: verified
// count: 1
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>

static atomic_int flag;
static int data;

static void get(int *out) { *out = atomic_load(&flag); }

static bool is_ready(void) {
    int found;
    get(&found);
    return found != 0;
}

static void *worker(void *arg) {
    data = 42;
    atomic_store(&flag, 1);
    return arg;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, worker, NULL);
    while (!is_ready())
        ;
    assert(data == 42);
    pthread_join(t, NULL);
    return 0;
}
