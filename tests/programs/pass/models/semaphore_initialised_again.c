// A semaphore that nobody waits for any more may be initialised again, and a copy of one that nobody uses be overwritten.
// args: --copies=whole
// expect: incomplete copy-in-one-step
#include <pthread.h>
#include <semaphore.h>
#include <string.h>

sem_t s, done, copy;

void *worker(void *p)
{
    sem_wait(&s);
    sem_post(&done);
    sem_wait(&done);
    return p;
}

int main(void)
{
    sem_init(&s, 0, 1);
    sem_init(&done, 0, 0);
    pthread_t t;
    pthread_create(&t, 0, worker, 0);
    copy = s;
    memset(&copy, 0, sizeof copy);
    pthread_join(t, 0);
    sem_init(&s, 0, 1);
    pthread_create(&t, 0, worker, 0);
    pthread_join(t, 0);
}
