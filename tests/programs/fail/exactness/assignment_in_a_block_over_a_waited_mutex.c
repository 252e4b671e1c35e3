// A mutex that is held is overwritten in an atomic block, perhaps while another thread waits for it. What blocks do was not
// looked at, and the algorithms that go by races called this verified.
// expect: bug lock-misuse line 22
#include <pthread.h>
#include <raddle.h>
#include <stdatomic.h>
#include <stddef.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER, fresh = PTHREAD_MUTEX_INITIALIZER;
static atomic_int x;

static void *waiter(void *arg) {
    x = 1;
    pthread_mutex_lock(&m); pthread_mutex_unlock(&m);
    return arg;
}

int main(void) {
    pthread_t t;
    pthread_mutex_lock(&m);
    pthread_create(&t, NULL, waiter, NULL);
    raddle_atomic_begin(); m = fresh; raddle_atomic_end();
    pthread_join(t, NULL);
    return 0;
}
