// POSIX's own example: a condition variable may be destroyed as soon as all its waiters have been woken, also before
// they have the mutex again. That was reported as destroying it in use.
// expect: verified
#include <pthread.h>
#include <stddef.h>
#include <stdlib.h>

struct element {
    pthread_cond_t notbusy;
    int busy;
};

static pthread_mutex_t list = PTHREAD_MUTEX_INITIALIZER;
static struct element *only;

static void *waiter(void *arg) {
    (void)arg;
    pthread_mutex_lock(&list);
    while (only && only->busy)
        pthread_cond_wait(&only->notbusy, &list);
    pthread_mutex_unlock(&list);
    return NULL;
}

int main(void) {
    pthread_t t[2];
    only = malloc(sizeof *only);
    only->busy = 1;
    pthread_cond_init(&only->notbusy, NULL);
    pthread_create(&t[0], NULL, waiter, NULL);
    pthread_create(&t[1], NULL, waiter, NULL);
    pthread_mutex_lock(&list);
    struct element *deleted = only;
    only = NULL;
    deleted->busy = 0;
    pthread_cond_broadcast(&deleted->notbusy);
    pthread_mutex_unlock(&list);
    pthread_cond_destroy(&deleted->notbusy);
    free(deleted);
    pthread_join(t[0], NULL);
    pthread_join(t[1], NULL);
    return 0;
}
