// Waiting for one bit of three that are set in any order. If it is set first, the load has three places, else two or one;
// the other two bits have two orders: (3 + 2 + 1) * 2.
// expect: verified
// count: 12
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>

static atomic_uint bits;

static void *setter(void *arg) {
    atomic_fetch_or(&bits, (unsigned)(uintptr_t)arg);
    return NULL;
}

int main(void) {
    pthread_t t[3];
    for (uintptr_t i = 0; i < 3; i++)
        pthread_create(&t[i], NULL, setter, (void *)((uintptr_t)1 << i));
    while (!(atomic_load(&bits) & 4))
        ;
    for (int i = 0; i < 3; i++)
        pthread_join(t[i], NULL);
    assert(atomic_load(&bits) == 7);
    return 0;
}
