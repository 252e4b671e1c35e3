// A semaphore is copied over another one, for which a thread may be waiting after it has done something else.
// args: --copies=whole
// expect: bug lock-misuse line 25
#include <pthread.h>
#include <semaphore.h>
#include <stdatomic.h>
#include <string.h>

sem_t s, full;
atomic_int x;

void *waiter(void *p)
{
    x = 1;
    sem_wait(&s);
    return p;
}

int main(void)
{
    sem_init(&s, 0, 0);
    sem_init(&full, 0, 1);
    pthread_t t;
    pthread_create(&t, 0, waiter, 0);
    memcpy(&s, &full, sizeof s);
    pthread_join(t, 0);
}
