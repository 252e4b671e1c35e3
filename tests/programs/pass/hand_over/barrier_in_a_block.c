// Threads that arrive at a barrier in atomic blocks: what is counted at a barrier is steps that do nothing else.
// expect: verified
#include <assert.h>
#include <pthread.h>
#include <semaphore.h>
#include <stddef.h>

void __VERIFIER_atomic_begin(void);
void __VERIFIER_atomic_end(void);

static pthread_barrier_t barrier;
static int x;

static void *arrives(void *arg) {
    __VERIFIER_atomic_begin();
    x++;
    pthread_barrier_wait(&barrier);
    __VERIFIER_atomic_end();
    assert(x == 2);
    return arg;
}

int main(void) {
    pthread_t a, b;
    pthread_barrier_init(&barrier, NULL, 2);
    pthread_create(&a, NULL, arrives, NULL);
    pthread_create(&b, NULL, arrives, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}
