// An atomic and a plain access to the same variable still race.
// args: --races=error
// expect: bug data-race
#include <pthread.h>
#include <stddef.h>

static int x;

static void *worker(void *arg) { __atomic_store_n(&x, 1, __ATOMIC_SEQ_CST); return arg; }

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, worker, NULL);
    int v = x;
    pthread_join(t, NULL);
    return v - v;
}
