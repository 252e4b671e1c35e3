// A semaphore is destroyed while a thread may be waiting for it.
// expect: bug lock-misuse
#include <pthread.h>
#include <semaphore.h>

sem_t s;

void *waiter(void *p)
{
    sem_wait(&s);
    return p;
}

int main(void)
{
    sem_init(&s, 0, 0);
    pthread_t t;
    pthread_create(&t, 0, waiter, 0);
    sem_destroy(&s);
    pthread_join(t, 0);
}
