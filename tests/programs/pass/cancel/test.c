// A request is seen at `pthread_testcancel`, or not; cleanup handlers and destructors of keys run, and the join tells.
// expect: verified
#include <assert.h>
#include <pthread.h>

static int cleaned, destroyed, finished;
static pthread_key_t key;

static void destroy(void *value) { destroyed += *(int *)value; }
static void clean(void *arg) { cleaned += *(int *)arg; }

static void deeper(void) {
    int two = 2;
    pthread_cleanup_push(clean, &two);
    pthread_testcancel();
    pthread_cleanup_pop(0);
}

static void *worker(void *arg) {
    static int five = 5;
    int one = 1;
    pthread_setspecific(key, &five);
    pthread_cleanup_push(clean, &one);
    deeper();
    pthread_cleanup_pop(0);
    finished = 1;
    return arg;
}

int main(void) {
    pthread_t t;
    void *result;
    pthread_key_create(&key, destroy);
    pthread_create(&t, NULL, worker, NULL);
    assert(pthread_cancel(t) == 0);
    pthread_join(t, &result);
    if (result == PTHREAD_CANCELED)
        assert(cleaned == 3 && !finished);
    else
        assert(result == NULL && cleaned == 0 && finished);
    assert(destroyed == 5);
}
