// Waiting until a pointer points to one object, and not to another one or nowhere. It does once, in the end.
// expect: verified
// count: 1
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static int one, two;
static int *_Atomic p;

static void *waiter(void *arg) {
    while (atomic_load(&p) != arg)
        ;
    assert(two == 2);
    return NULL;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, waiter, &two);
    atomic_store(&p, &one);
    two = 2;
    atomic_store(&p, &two);
    pthread_join(t, NULL);
    return 0;
}
