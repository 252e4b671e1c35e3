// pthread_exit in main lets the other threads go on.
// expect: verified
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int done;

static void *worker(void *arg) {
    (void)arg;
    atomic_fetch_add(&done, 1);
    assert(atomic_load(&done) <= 2);
    return NULL;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, worker, NULL);
    atomic_fetch_add(&done, 1);
    pthread_exit(NULL);
    assert(0);
}
