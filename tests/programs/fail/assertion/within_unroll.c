// The bug is within the loop bound.
// args: --unroll 4
// expect: bug assertion line 19
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int x;

static void *worker(void *arg) { (void)arg; atomic_store(&x, 1); return NULL; }

int main(void) {
    pthread_t t;
    int rounds = 0;
    pthread_create(&t, NULL, worker, NULL);
    while (!atomic_load(&x))
        rounds++;
    assert(rounds < 2);
    return 0;
}
