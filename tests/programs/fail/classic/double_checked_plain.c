// Double-checked locking with a plain pointer: the first check is a data race.
// args: --races=error
// expect: bug data-race
#include <pthread.h>
#include <stddef.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int object;
static int *instance;

static int *get(void) {
    if (!instance) {
        pthread_mutex_lock(&m);
        if (!instance) {
            object = 42;
            instance = &object;
        }
        pthread_mutex_unlock(&m);
    }
    return instance;
}

static void *worker(void *arg) { return *get() == 42 ? arg : NULL; }

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, worker, NULL);
    worker(NULL);
    return 0;
}
