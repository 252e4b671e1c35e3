// pthread_once runs its function exactly once, and who comes second waits for it to be done.
// expect: verified
#include <assert.h>
#include <pthread.h>
#include <stddef.h>

static pthread_once_t once = PTHREAD_ONCE_INIT;
static int made;

static void make(void) { made++; }

static void *worker(void *arg) {
    (void)arg;
    pthread_once(&once, make);
    assert(made == 1);
    return NULL;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, worker, NULL);
    worker(NULL);
    pthread_join(t, NULL);
    return 0;
}
