// A timed wait with a recursive mutex that is held twice keeps it all along: nobody gets in between, it can only time out,
// and afterwards the mutex is held twice again. A signal that needs no mutex wakes it, too.
// expect: verified
// args: --allow-deadlock
#include <assert.h>
#include <errno.h>
#include <pthread.h>
#include <stdatomic.h>

pthread_mutex_t m;
pthread_cond_t c = PTHREAD_COND_INITIALIZER;
int inside;
atomic_int signalled;

void *locker(void *p)
{
    pthread_mutex_lock(&m);
    assert(!inside);
    pthread_mutex_unlock(&m);
    return p;
}

void *signaller(void *p)
{
    signalled = 1;
    pthread_cond_signal(&c);
    return p;
}

int main(void)
{
    pthread_mutexattr_t attr;
    pthread_mutexattr_init(&attr);
    pthread_mutexattr_settype(&attr, PTHREAD_MUTEX_RECURSIVE);
    pthread_mutex_init(&m, &attr);
    pthread_t t, s;
    pthread_create(&t, 0, locker, 0);
    pthread_create(&s, 0, signaller, 0);
    struct timespec soon = {0, 0};
    pthread_mutex_lock(&m);
    pthread_mutex_lock(&m);
    inside = 1;
    int result = pthread_cond_timedwait(&c, &m, &soon);
    assert(result == ETIMEDOUT || signalled);
    pthread_mutex_unlock(&m);
    assert(inside);
    inside = 0;
    pthread_mutex_unlock(&m);
    pthread_join(t, 0);
    pthread_join(s, 0);
}
