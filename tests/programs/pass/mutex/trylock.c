// Try-lock succeeds or says EBUSY, and never blocks; when it succeeds the section is exclusive.
// expect: verified
#include <assert.h>
#include <errno.h>
#include <pthread.h>
#include <stddef.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int inside, failed;

static void *worker(void *arg) {
    (void)arg;
    int r = pthread_mutex_trylock(&m);
    if (r == 0) {
        assert(++inside == 1);
        --inside;
        pthread_mutex_unlock(&m);
    } else {
        assert(r == EBUSY);
        failed = 1;
    }
    return NULL;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, worker, NULL);
    pthread_mutex_lock(&m);
    assert(++inside == 1);
    --inside;
    pthread_mutex_unlock(&m);
    pthread_join(t, NULL);
    assert(inside == 0 && (failed == 0 || failed == 1));
    return 0;
}
