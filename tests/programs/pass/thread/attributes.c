// Thread attributes: stack size, guard size, scope; a thread made with them.
// expect: verified
#include <assert.h>
#include <pthread.h>
#include <stddef.h>

static void *worker(void *arg) { return arg; }

int main(void) {
    pthread_attr_t attr;
    pthread_t t;
    size_t size = 0;
    void *result;
    assert(pthread_attr_init(&attr) == 0);
    assert(pthread_attr_setstacksize(&attr, 1 << 20) == 0);
    assert(pthread_attr_getstacksize(&attr, &size) == 0 && size == 1 << 20);
    assert(pthread_attr_setdetachstate(&attr, PTHREAD_CREATE_JOINABLE) == 0);
    assert(pthread_create(&t, &attr, worker, &attr) == 0);
    assert(pthread_attr_destroy(&attr) == 0);
    assert(pthread_join(t, &result) == 0 && result == &attr);
    return 0;
}
