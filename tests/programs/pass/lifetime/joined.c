// Local variables are handed to threads that are joined before they end: in main, and in a function of a worker.
// expect: verified
// count: 1
#include <assert.h>
#include <pthread.h>

static void *square(void *at) {
    int *number = at;
    *number *= *number;
    return 0;
}

static void *worker(void *at) {
    pthread_t threads[2];
    int numbers[2] = {3, 4};
    for (int i = 0; i < 2; i++)
        pthread_create(&threads[i], 0, square, &numbers[i]);
    for (int i = 0; i < 2; i++)
        pthread_join(threads[i], 0);
    *(int *)at = numbers[0] + numbers[1];
    return 0;
}

int main(void) {
    pthread_t thread;
    int sum = 0;
    pthread_create(&thread, 0, worker, &sum);
    pthread_join(thread, 0);
    assert(sum == 25);
    return 0;
}
