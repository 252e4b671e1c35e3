// args: --property memory
// What decides whether an access faults: addresses, lives of objects, divisors, values that were never written.
#include <pthread.h>
#include <stdlib.h>
int *shared, counter, divisor = 1, index_, values[4];
void *worker(void *arg) {
    *shared = 1;
    counter++;
    index_ = 3;
    divisor = 2;
    return arg;
}
int main(void) {
    pthread_t t;
    int unset;
    shared = malloc(sizeof *shared);
    pthread_create(&t, 0, worker, 0);
    values[index_] = 4;
    counter += 5 / divisor;
    if (counter > 100)
        unset = 1;
    if (unset)
        counter++;
    free(shared);
}
