// A pointer to the stack of a thread that has ended.
// expect: bug use-after-free line 19
#include <pthread.h>
#include <stddef.h>

static int *leaked;

static void *worker(void *arg) {
    int local = 3;
    (void)arg;
    leaked = &local;
    return NULL;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, worker, NULL);
    pthread_join(t, NULL);
    return *leaked;
}
