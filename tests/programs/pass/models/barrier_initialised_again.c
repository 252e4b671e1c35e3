// Who has arrived last may initialise the barrier again, also for another number of threads, before the others have left.
// expect: verified
#include <pthread.h>

pthread_barrier_t barrier;

void *worker(void *p)
{
    if (pthread_barrier_wait(&barrier) == PTHREAD_BARRIER_SERIAL_THREAD) {
        pthread_barrier_init(&barrier, 0, 1);
        pthread_barrier_wait(&barrier);
    }
    return p;
}

int main(void)
{
    pthread_barrier_init(&barrier, 0, 2);
    pthread_t a;
    pthread_create(&a, 0, worker, 0);
    worker(0);
    pthread_join(a, 0);
}
