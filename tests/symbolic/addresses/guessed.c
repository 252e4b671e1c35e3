// An input that may be the address of an object.
// expect: refused a decision on an address as a number
#include <assert.h>
#include <pthread.h>
#include <stdint.h>

extern unsigned __VERIFIER_nondet_uint(void);
static int cell;

static void *guesses(void *arg) {
    assert((uintptr_t)arg != __VERIFIER_nondet_uint());
    return 0;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, 0, guesses, &cell);
    pthread_join(t, 0);
}
