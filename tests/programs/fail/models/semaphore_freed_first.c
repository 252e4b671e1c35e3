// A semaphore is freed before a thread gets to wait for it, or while it waits: two faults. (The wait on what was freed was
// taken for a deadlock.)
// expect: bug use-after-free line 14
// args: --keep-going
#include <pthread.h>
#include <semaphore.h>
#include <stdatomic.h>
#include <stdlib.h>

atomic_int x;

void *waiter(void *p)
{
    x = 1, sem_wait(p);
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
