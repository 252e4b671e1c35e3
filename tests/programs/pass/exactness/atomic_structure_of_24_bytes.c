// An atomic structure larger than any instruction: clang calls the atomic library. The call was reported as a bug of the
// program.
// expect: verified
// not-native: needs -latomic
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>

struct triple { uint64_t a, b, c; };
static _Atomic struct triple all;

static void *writer(void *arg) {
    struct triple v = {1, 2, 3};
    (void)arg;
    atomic_store(&all, v);
    return NULL;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, writer, NULL);
    struct triple seen = atomic_load(&all);
    assert(seen.b == 2 * seen.a && seen.c == 3 * seen.a);
    pthread_join(t, NULL);
    struct triple expected = {1, 2, 3};
    assert(atomic_compare_exchange_strong(&all, &expected, ((struct triple){4, 8, 12})));
    seen = atomic_exchange(&all, ((struct triple){0, 0, 0}));
    assert(seen.c == 12);
    return 0;
}
