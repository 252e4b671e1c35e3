// Who frees the object depends on a counter that has no say in the assertion, so that for assertions alone neither the counter nor the
// free is a step. The assertion fails all the same.
// expect: bug assertion line 29
// args: --property assertions
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct object { atomic_int users; } *object;
atomic_int x;

void *user(void *unused)
{
    atomic_store(&x, 1);
    if (atomic_fetch_sub(&object->users, 1) == 1)
        free(object);
    return unused;
}

int main(void)
{
    pthread_t a, b;
    object = malloc(sizeof *object);
    atomic_init(&object->users, 2);
    pthread_create(&a, NULL, user, NULL);
    pthread_create(&b, NULL, user, NULL);
    int found = atomic_load(&x);
    assert(found == 0);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}
