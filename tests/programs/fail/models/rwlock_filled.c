// A read/write lock is filled with zeros by the writer that holds it, while a reader may be waiting for it.
// expect: bug lock-misuse
#include <pthread.h>
#include <string.h>

pthread_rwlock_t lock = PTHREAD_RWLOCK_INITIALIZER;

void *reader(void *p)
{
    pthread_rwlock_rdlock(&lock);
    pthread_rwlock_unlock(&lock);
    return p;
}

int main(void)
{
    pthread_t t;
    pthread_rwlock_wrlock(&lock);
    pthread_create(&t, 0, reader, 0);
    memset(&lock, 0, sizeof lock);
    pthread_join(t, 0);
}
