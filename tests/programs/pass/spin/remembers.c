// A flag says whether the thread had to wait, and is looked at afterwards: the first attempt in vain changes it, and only that
// one. It finds nothing never or once.
// expect: verified
// count: 2
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>

static atomic_int x;
static atomic_int waited;

static void *waiter(void *arg) {
    bool spun = false;
    while (!atomic_load(&x))
        spun = true;
    if (spun)
        atomic_store(&waited, 1);
    return arg;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, waiter, NULL);
    atomic_store(&x, 1);
    pthread_join(t, NULL);
    int w = atomic_load(&waited);
    assert(w == 0 || w == 1);
    return 0;
}
