// A mutex is assigned while one thread holds it and another one may be waiting for it.
// expect: bug lock-misuse
#include <pthread.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

void *locker(void *p)
{
    pthread_mutex_lock(&m);
    pthread_mutex_unlock(&m);
    return p;
}

int main(void)
{
    pthread_t t;
    pthread_mutex_lock(&m);
    pthread_create(&t, 0, locker, 0);
    m = (pthread_mutex_t)PTHREAD_MUTEX_INITIALIZER;
    pthread_join(t, 0);
}
