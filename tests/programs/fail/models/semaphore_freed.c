// A semaphore is freed while a thread may be waiting for it.
// expect: bug lock-misuse
#include <pthread.h>
#include <semaphore.h>
#include <stdlib.h>

void *waiter(void *p)
{
    sem_wait(p);
    return p;
}

int main(void)
{
    sem_t *s = malloc(sizeof *s);
    sem_init(s, 0, 0);
    pthread_t t;
    pthread_create(&t, 0, waiter, s);
    free(s);
    pthread_join(t, 0);
}
