// A ticket lock: each waits for its own number. Three threads draw numbers in any order, and nothing else is open: 3!.
// expect: verified
// count: 6
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_uint next, serving;
static int counter;

static void *worker(void *arg) {
    unsigned mine = atomic_fetch_add(&next, 1);
    while (atomic_load(&serving) != mine)
        ;
    counter++;
    atomic_store(&serving, mine + 1);
    return arg;
}

int main(void) {
    pthread_t a, b;
    pthread_create(&a, NULL, worker, NULL);
    pthread_create(&b, NULL, worker, NULL);
    worker(NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    assert(counter == 3);
    return 0;
}
