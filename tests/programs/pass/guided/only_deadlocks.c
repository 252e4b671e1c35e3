// Nobody can be kept from going on, and that is all that is asked: there is one execution.
// expect: verified
// args: --property deadlocks
// count: 1
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

atomic_int x;

void *writer(void *unused)
{
    atomic_store(&x, atomic_load(&x) + 1);
    return unused;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, writer, NULL);
    pthread_create(&b, NULL, writer, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return atomic_load(&x);
}
