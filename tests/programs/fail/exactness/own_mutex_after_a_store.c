// What a step reads and writes is what its visible operation does: locking a mutex of one's own after a store does not change
// the value that was stored. (The store was shown, and predicted, with the values of the lock.)
// expect: bug assertion line 34
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

atomic_int x, y;

void *swapper(void *p)
{
    int expected = 5;
    atomic_compare_exchange_strong(&x, &expected, 7);
    y = 1;
    return p;
}

void *setter(void *p)
{
    pthread_mutex_t mine = PTHREAD_MUTEX_INITIALIZER;
    x = 5;
    pthread_mutex_lock(&mine);
    pthread_mutex_unlock(&mine);
    return p;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, 0, swapper, 0);
    pthread_create(&b, 0, setter, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    assert(x != 7);
    return 0;
}
