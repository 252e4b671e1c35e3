// Two threads increment a counter without a lock. Most of the time it works.
#include <assert.h>
#include <pthread.h>

static int counter;

static void *worker(void *unused) {
    (void)unused;
    counter++;
    return 0;
}

int main(void) {
    pthread_t first, second;
    pthread_create(&first, 0, worker, 0);
    pthread_create(&second, 0, worker, 0);
    pthread_join(first, 0);
    pthread_join(second, 0);
    assert(counter == 2);
}
