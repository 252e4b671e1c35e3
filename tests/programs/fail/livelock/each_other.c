// Each waits for the flag that the other sets afterwards: nobody ever moves.
// expect: bug livelock line 19
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int a, b;

static void *worker(void *arg) {
    while (!atomic_load(&b))
        ;
    atomic_store(&a, 1);
    return arg;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, worker, NULL);
    while (!atomic_load(&a))
        ;
    atomic_store(&b, 1);
    pthread_join(t, NULL);
    return 0;
}
