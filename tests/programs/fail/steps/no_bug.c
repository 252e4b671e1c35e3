// Executions in which a thread makes too many steps are cut, counted, and the others explored: no bug in those, and more is not said.
// args: --max-steps 12
// expect: incomplete max-steps
#include <pthread.h>
#include <stdatomic.h>

static atomic_int stop, count;

static void *stopper(void *arg) {
    atomic_store(&stop, 1);
    return arg;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, 0, stopper, 0);
    while (!atomic_load(&stop))
        atomic_fetch_add(&count, 1);
    pthread_join(t, 0);
}
