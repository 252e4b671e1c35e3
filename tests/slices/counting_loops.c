// Loops that count come to an end whatever others do, so nothing behind them depends on them. One whose bound another thread may
// change is no such loop.
#include <assert.h>
#include <pthread.h>
int x, bound = 5, sum, product = 1;
void *worker(void *arg) {
    bound = 3;
    return arg;
}
int main(void) {
    pthread_t t;
    pthread_create(&t, 0, worker, 0);
    for (int i = 0; i < 10; i++)
        sum += i;
    int n = 12;
    while (n-- > 0)
        product *= 2;
    for (int i = 100; i > 0; i -= 7)
        sum -= i;
    for (int i = 0; i < bound; i++)
        sum++;
    x = 1;
    assert(x == 1);
}
