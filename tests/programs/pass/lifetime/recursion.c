// Every call has variables of its own; the stack grows and shrinks under a reader of its deepest frame.
// expect: verified
#include <alloca.h>
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static _Atomic int *_Atomic shared;
static _Atomic int total;
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

static int descend(int depth) {
    _Atomic int *own = alloca(depth * sizeof *own);
    atomic_init(&own[0], depth);
    pthread_mutex_lock(&mutex);
    _Atomic int *before = shared;
    shared = &own[0];
    pthread_mutex_unlock(&mutex);
    int sum = depth == 1 ? 1 : own[0] + descend(depth - 1);
    pthread_mutex_lock(&mutex);
    shared = before;
    pthread_mutex_unlock(&mutex);
    return sum;
}

static void *worker(void *unused) {
    total = descend(2);
    return 0;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, 0, worker, 0);
    pthread_mutex_lock(&mutex);
    if (shared)
        assert(*shared == 1 || *shared == 2);
    pthread_mutex_unlock(&mutex);
    pthread_join(thread, 0);
    assert(total == 3);
    return 0;
}
