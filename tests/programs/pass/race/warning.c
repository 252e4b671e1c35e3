// By default a data race is a warning beside the verdict.
// warns: data-race
// expect: verified
#include <pthread.h>
#include <stddef.h>

static int x;

static void *worker(void *arg) { (void)arg; x = 1; return NULL; }

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, worker, NULL);
    x = 2;
    pthread_join(t, NULL);
    return 0;
}
