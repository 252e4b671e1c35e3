// A mutex is initialised while another thread holds it: a fault, as destroying it would be. (It was free afterwards.)
// expect: bug lock-misuse line 17
#include <pthread.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

void *locker(void *p)
{
    pthread_mutex_lock(&m);
    return p;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, 0, locker, 0);
    pthread_mutex_init(&m, 0);
    pthread_join(t, 0);
}
