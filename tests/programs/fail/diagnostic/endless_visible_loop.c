// A thread that tries for ever, and counts how often: --max-steps ends it, the flag --unroll is suggested.
// args: --max-steps 1000
// expect: incomplete
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int flag, tries;

static void *worker(void *arg) {
    while (!atomic_load(&flag))
        atomic_fetch_add(&tries, 1);
    return arg;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, worker, NULL);
    pthread_join(t, NULL);
    return 0;
}
