// Two plain writes without synchronisation.
// args: --races=error
// expect: bug data-race
#include <pthread.h>
#include <stddef.h>

static int x;

static void *worker(void *arg) { x = 1; return arg; }

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, worker, NULL);
    x = 2;
    return 0;
}
