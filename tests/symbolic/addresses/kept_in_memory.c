// Another thread leaves an address as a number, which is then compared with that of another object.
// expect: refused a decision by which of two addresses in different objects is the larger one
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>

static int first, second;
static _Atomic uintptr_t kept;

static void *keeps(void *arg) {
    kept = (uintptr_t)&first;
    return arg;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, 0, keeps, 0);
    uintptr_t found = kept;
    if (found)
        assert(found < (uintptr_t)&second);
    pthread_join(t, 0);
}
