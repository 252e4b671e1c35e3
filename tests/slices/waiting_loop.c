// The code behind a loop that waits is reached only if `flag` is seen while it is 1. So the loop is essential, and `flag` is in the
// slice, although no value that the assertion uses comes from there.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
atomic_int flag, statistics;
void *setter(void *arg) {
    flag = 1;
    flag = 0;
    statistics++;
    return arg;
}
void *waiter(void *arg) {
    while (flag == 0)
        ;
    statistics++;
    assert(0);
    return arg;
}
int main(void) {
    pthread_t t, u;
    pthread_create(&t, 0, setter, 0);
    pthread_create(&u, 0, waiter, 0);
}
