// A barrier is initialised again while a thread waits at it. (reads-from called this verified.)
// expect: bug lock-misuse line 20
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
    pthread_t a, b;
    pthread_create(&a, 0, worker, 0);
    pthread_create(&b, 0, worker, 0);
    pthread_t c;
    pthread_barrier_init(&barrier, 0, 2);
    pthread_create(&c, 0, worker, 0);
    pthread_detach(c);
}
