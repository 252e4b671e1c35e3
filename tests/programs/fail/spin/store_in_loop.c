// Whether the store in the loop changes anything depends on what it overwrites, which reads-from does not tell apart.
// expect: bug assertion
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int x, y;

static void *waiter(void *arg) {
    while (!atomic_load(&x))
        atomic_store(&y, 1);
    return arg;
}

static void *other(void *arg) {
    atomic_store(&y, 2);
    atomic_store(&y, 3);
    return arg;
}

int main(void) {
    pthread_t t, u;
    pthread_create(&t, NULL, waiter, NULL);
    pthread_create(&u, NULL, other, NULL);
    int a = atomic_load(&y), b = atomic_load(&y), c = atomic_load(&y), d = atomic_load(&y), e = atomic_load(&y);
    assert(!(a == 1 && b == 2 && c == 1 && d == 3 && e == 1));
    atomic_store(&x, 1);
    pthread_join(t, NULL);
    pthread_join(u, NULL);
    return 0;
}
