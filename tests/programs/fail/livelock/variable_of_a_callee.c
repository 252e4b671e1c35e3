// The function that looks has a variable of its own, made anew in each round, and nobody ever does what it looks for.
// expect: bug livelock line 12
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>

static atomic_int x, y;

static void get(int out[2]) {
    out[0] = atomic_load(&x);
    out[1] = atomic_load(&y);
}

static bool is_ready(void) {
    int found[2];
    get(found);
    return found[0] == 2 && found[1] == 1;
}

static void *worker(void *arg) {
    atomic_store(&x, 1);
    atomic_store(&y, 1);
    return arg;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, worker, NULL);
    while (!is_ready())
        ;
    pthread_join(t, NULL);
    return 0;
}
