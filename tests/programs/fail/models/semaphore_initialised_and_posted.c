// A semaphore is initialised again and posted to. The wait that the post lets through may have begun before both.
// expect: bug lock-misuse line 16
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
    sem_init(&s, 0, 0);
    sem_post(&s);
    pthread_join(t, 0);
}
