// A read/write lock is initialised while another thread reads under it.
// expect: bug lock-misuse line 19
#include <pthread.h>

pthread_rwlock_t lock;

void *reader(void *p)
{
    pthread_rwlock_rdlock(&lock);
    pthread_rwlock_unlock(&lock);
    return p;
}

int main(void)
{
    pthread_rwlock_init(&lock, 0);
    pthread_t t;
    pthread_create(&t, 0, reader, 0);
    pthread_rwlock_init(&lock, 0);
    pthread_join(t, 0);
}
