// Thread-specific data: each thread its own value, null at first.
// expect: verified
#include <assert.h>
#include <pthread.h>
#include <stddef.h>
#include <stdint.h>

static pthread_key_t key;

static void *worker(void *arg) {
    assert(pthread_getspecific(key) == NULL);
    assert(pthread_setspecific(key, arg) == 0);
    assert(pthread_getspecific(key) == arg);
    return NULL;
}

int main(void) {
    pthread_t t;
    assert(pthread_key_create(&key, NULL) == 0);
    pthread_setspecific(key, (void *)7);
    pthread_create(&t, NULL, worker, (void *)9);
    pthread_join(t, NULL);
    assert((intptr_t)pthread_getspecific(key) == 7);
    assert(pthread_key_delete(key) == 0);
    return 0;
}
