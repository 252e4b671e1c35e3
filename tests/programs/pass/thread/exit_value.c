// pthread_exit from a nested call ends the thread and is its result.
// expect: verified
#include <assert.h>
#include <pthread.h>
#include <stdint.h>

static void leave(intptr_t v) {
    if (v > 5)
        pthread_exit((void *)v);
}

static void *worker(void *arg) {
    for (intptr_t v = (intptr_t)arg;; v++)
        leave(v);
    return (void *)0;
}

int main(void) {
    pthread_t t;
    void *result;
    pthread_create(&t, 0, worker, (void *)3);
    pthread_join(t, &result);
    assert((intptr_t)result == 6);
    return 0;
}
