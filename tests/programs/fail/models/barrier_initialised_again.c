// A barrier is initialised again while a thread may be waiting at it. (reads-from called this verified.)
// expect: bug lock-misuse line 18
#include <pthread.h>

pthread_barrier_t barrier;

void *worker(void *p)
{
    pthread_barrier_wait(&barrier);
    return p;
}

int main(void)
{
    pthread_barrier_init(&barrier, 0, 2);
    pthread_t t;
    pthread_create(&t, 0, worker, 0);
    pthread_barrier_init(&barrier, 0, 2);
    pthread_barrier_wait(&barrier);
    pthread_join(t, 0);
}
