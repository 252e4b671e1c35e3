// Nobody passes the barrier before all have arrived; exactly one is told that it was the serial thread.
// expect: verified
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static pthread_barrier_t b;
static atomic_int arrived, serial;

static void *worker(void *arg) {
    (void)arg;
    atomic_fetch_add(&arrived, 1);
    int r = pthread_barrier_wait(&b);
    assert(r == 0 || r == PTHREAD_BARRIER_SERIAL_THREAD);
    if (r == PTHREAD_BARRIER_SERIAL_THREAD)
        atomic_fetch_add(&serial, 1);
    assert(atomic_load(&arrived) == 2);
    return NULL;
}

int main(void) {
    pthread_t t;
    pthread_barrier_init(&b, NULL, 2);
    pthread_create(&t, NULL, worker, NULL);
    worker(NULL);
    pthread_join(t, NULL);
    assert(serial == 1);
    pthread_barrier_destroy(&b);
    return 0;
}
