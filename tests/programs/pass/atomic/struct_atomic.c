// An atomic struct of eight bytes: loads, stores, exchange and compare-exchange of the whole.
// expect: verified
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

struct pair { int a, b; };
static _Atomic struct pair both;

static void *writer(void *arg) {
    struct pair p = {1, -1};
    (void)arg;
    atomic_store(&both, p);
    return NULL;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, writer, NULL);
    struct pair seen = atomic_load(&both);
    assert(seen.a == -seen.b);
    pthread_join(t, NULL);
    struct pair expected = {1, -1};
    assert(atomic_compare_exchange_strong(&both, &expected, ((struct pair){2, 3})));
    seen = atomic_exchange(&both, ((struct pair){0, 0}));
    assert(seen.b == 3);
    return 0;
}
