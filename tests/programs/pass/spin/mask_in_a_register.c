// Threads wait for a bit each, of one number: which one is in a register. The bits come one after the other and stay.
// expect: verified
// count: 6
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>

static atomic_uint bits;

static void *waits(void *arg) {
    unsigned mine = (unsigned)(uintptr_t)arg, found;
    while (((found = bits) & mine) == 0)
        ;
    assert(found >= mine);
    return NULL;
}

int main(void) {
    pthread_t a, b;
    pthread_create(&a, NULL, waits, (void *)1);
    pthread_create(&b, NULL, waits, (void *)4);
    bits = 1;
    bits = 5;
    bits = 7;
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}
