// A semaphore is initialised again while a thread may be waiting for it; if the thread comes later all is well.
// (This ended with a panic: the waiting thread could suddenly move.)
// expect: bug lock-misuse line 20
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
    sem_init(&s, 0, 1);
    pthread_join(t, 0);
}
