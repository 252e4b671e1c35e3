// The main thread waits, and joins nobody: the additions of two workers have two orders.
// expect: verified
// count: 2
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int done;
static int results[2];

static void *worker(void *arg) {
    *(int *)arg = 1;
    atomic_fetch_add(&done, 1);
    return NULL;
}

int main(void) {
    pthread_t a, b;
    pthread_create(&a, NULL, worker, &results[0]);
    pthread_create(&b, NULL, worker, &results[1]);
    while (atomic_load(&done) != 2)
        ;
    assert(results[0] + results[1] == 2);
    return 0;
}
