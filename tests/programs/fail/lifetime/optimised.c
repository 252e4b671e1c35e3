// The optimiser leaves the markers of lifetimes where it inlines.
// cflags: -O2
// expect: bug use-after-free line 30
#include <pthread.h>
#include <semaphore.h>
#include <stdatomic.h>

static int *_Atomic request;
static sem_t ready;

static inline void ask(void) {
    int answer = 0;
    atomic_store(&request, &answer);
    sem_post(&ready);
}

static void *worker(void *unused) {
    ask();
    sem_wait(&ready);
    return 0;
}

int main(void) {
    pthread_t thread;
    sem_init(&ready, 0, 0);
    pthread_create(&thread, 0, worker, 0);
    int *to;
    while (!(to = atomic_load(&request)))
        ;
    *(volatile int *)to = 42;
    sem_post(&ready);
    pthread_join(thread, 0);
    return 0;
}
