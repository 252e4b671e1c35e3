// Nobody sees a block half done that frees in its middle.
// expect: verified
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>

extern void __VERIFIER_atomic_begin(void);
extern void __VERIFIER_atomic_end(void);

static int *old, *new, busy, step;

static void *drops(void *unused) {
    __VERIFIER_atomic_begin();
    busy = 1;
    free(old);
    busy = 0;
    __VERIFIER_atomic_end();
    return unused;
}

int main(void) {
    pthread_t t;
    old = malloc(4);
    pthread_create(&t, 0, drops, 0);
    for (int i = 0; i < 3; i++)
        step = i;
    new = malloc(4);
    *new = 2;
    int seen = busy;
    assert(seen == 0);
    free(new);
    pthread_join(t, 0);
}
