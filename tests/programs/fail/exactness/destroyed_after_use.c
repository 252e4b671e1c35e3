// A mutex may be destroyed before it is locked, while it is held (both are misuse), or when it is free again. `reads-from`
// missed the third, and with it what comes after.
// args: --keep-going
// expect: bug assertion line 30
#include <assert.h>
#include <pthread.h>
#include <stddef.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

static void *t1(void *arg) {
    (void)arg;
    pthread_mutex_destroy(&m);
    return NULL;
}

static void *t2(void *arg) {
    (void)arg;
    pthread_mutex_lock(&m);
    pthread_mutex_unlock(&m);
    return NULL;
}

int main(void) {
    pthread_t t[2];
    pthread_create(&t[0], NULL, t1, NULL);
    pthread_create(&t[1], NULL, t2, NULL);
    pthread_join(t[0], NULL);
    pthread_join(t[1], NULL);
    assert(!"reached");
    return 0;
}
