// The field is set before the memory is freed, but the waiter may look only afterwards.
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
    atomic_store(&job->done, 1);
    free(job);
    pthread_join(t, NULL);
    return 0;
}
