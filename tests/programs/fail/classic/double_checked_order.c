// Double-checked locking that publishes the pointer before the object is made.
// expect: bug assertion line 28
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static atomic_int object;
static atomic_int *_Atomic instance;

static atomic_int *get(void) {
    atomic_int *p = atomic_load(&instance);
    if (!p) {
        pthread_mutex_lock(&m);
        p = atomic_load(&instance);
        if (!p) {
            p = &object;
            atomic_store(&instance, p);
            atomic_store(p, 42);
        }
        pthread_mutex_unlock(&m);
    }
    return p;
}

static void *worker(void *arg) {
    assert(atomic_load(get()) == 42);
    return arg;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, worker, NULL);
    worker(NULL);
    return 0;
}
