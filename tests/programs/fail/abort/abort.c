// abort is a bug where it is called.
// expect: bug abort line 15
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static atomic_int x;

static void *worker(void *arg) { (void)arg; atomic_store(&x, 1); return NULL; }

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, worker, NULL);
    if (atomic_load(&x))
        abort();
    return 0;
}
