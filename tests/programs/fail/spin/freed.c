// Waiting for a field of what the other one frees without ever setting it: the wait ends in a use after free.
// expect: bug use-after-free line 10
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct job { atomic_int done; };

static void *waiter(void *arg) {
    while (!atomic_load(&((struct job *)arg)->done))
        ;
    return NULL;
}

int main(void) {
    pthread_t t;
    struct job *job = calloc(1, sizeof *job);
    pthread_create(&t, NULL, waiter, job);
    free(job);
    pthread_join(t, NULL);
    return 0;
}
