// A thread knows itself; different threads are different.
// expect: verified
#include <assert.h>
#include <pthread.h>
#include <stddef.h>

static pthread_t main_thread;

static void *worker(void *arg) {
    assert(!pthread_equal(pthread_self(), main_thread));
    assert(pthread_equal(pthread_self(), pthread_self()));
    *(pthread_t *)arg = pthread_self();
    return NULL;
}

int main(void) {
    pthread_t t, reported;
    main_thread = pthread_self();
    pthread_create(&t, NULL, worker, &reported);
    pthread_join(t, NULL);
    assert(pthread_equal(t, reported) && !pthread_equal(t, main_thread));
    return 0;
}
