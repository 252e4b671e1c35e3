// A condition variable may be destroyed, and its memory used again, as soon as its waiters have been woken, although they have
// not got their mutex back: POSIX's own example for pthread_cond_destroy. (This was called a use after destruction.)
// expect: verified
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>

struct element {
    pthread_cond_t not_busy;
    int busy;
};

pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
struct element *shared;
int waiting, left;

void *waiter(void *p)
{
    pthread_mutex_lock(&lock);
    if (shared) {
        waiting++;
        pthread_cond_wait(&shared->not_busy, &lock);
        assert(!shared);
    }
    left++;
    pthread_mutex_unlock(&lock);
    return p;
}

int main(void)
{
    shared = malloc(sizeof *shared);
    pthread_cond_init(&shared->not_busy, 0);
    shared->busy = 1;
    pthread_t a, b;
    pthread_create(&a, 0, waiter, 0);
    pthread_create(&b, 0, waiter, 0);
    pthread_mutex_lock(&lock);
    struct element *mine = shared;
    shared = 0;
    pthread_cond_broadcast(&mine->not_busy);
    pthread_cond_destroy(&mine->not_busy);
    free(mine);
    pthread_mutex_unlock(&lock);
    pthread_join(a, 0);
    pthread_join(b, 0);
    assert(left == 2);
}
