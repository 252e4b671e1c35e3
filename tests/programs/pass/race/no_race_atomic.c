// Conflicting atomic accesses are no data race.
// args: --races=error
// expect: verified
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int x;

static void *worker(void *arg) { (void)arg; x = 1; return NULL; }

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, worker, NULL);
    x = 2;
    pthread_join(t, NULL);
    return x - x;
}
