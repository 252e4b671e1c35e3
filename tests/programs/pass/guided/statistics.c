// Counters that nobody looks at: of 24 orders 4 can matter to the assertion.
// expect: verified
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

atomic_int x, y, calls, last;

void *first(void *unused)
{
    atomic_fetch_add(&calls, 1);
    atomic_store(&last, 1);
    atomic_store(&x, 1);
    return unused;
}

void *second(void *unused)
{
    atomic_fetch_add(&calls, 1);
    atomic_store(&last, 2);
    if (atomic_load(&last) == 1)
        atomic_store(&calls, 0);
    atomic_store(&y, 1);
    return unused;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, first, NULL);
    pthread_create(&b, NULL, second, NULL);
    int sum = atomic_load(&x) + atomic_load(&y);
    assert(sum <= 2);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return atomic_load(&calls) > 5;
}
