// Numbers in place of addresses: none of a large object, and small ones with and without a sign are no address.
// expect: verified
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>

#define BUSY ((int *)-1)

static int cell;
static _Atomic(int *) slot;

static void *owner(void *arg) {
    slot = BUSY;
    slot = &cell;
    return arg;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, 0, owner, 0);
    int *found = slot;
    if (found != 0 && found != BUSY)
        *found = 1;
    pthread_join(t, 0);
    assert((uintptr_t)slot != 16);
}
