// A condition variable is initialised while a timed wait goes on.
// expect: bug lock-misuse line 21
#include <pthread.h>

pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
pthread_cond_t changed = PTHREAD_COND_INITIALIZER;

void *waiter(void *p)
{
    struct timespec soon = {0, 0};
    pthread_mutex_lock(&lock);
    pthread_cond_timedwait(&changed, &lock, &soon);
    pthread_mutex_unlock(&lock);
    return p;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, 0, waiter, 0);
    pthread_cond_init(&changed, 0);
    pthread_join(t, 0);
}
