// Any two of three decisions go together, and all three do not: an outcome cannot be put behind all that others have decided, only behind parts of it.
// expect: verified
// count: 3
// not-native: asks for an input
#include <assert.h>
#include <pthread.h>

extern unsigned __VERIFIER_nondet_uint(void);
static unsigned x;
static int found[3];

static void *looks(void *arg) {
    int *mine = arg;
    if (x == (unsigned)(mine - found))
        *mine = 1;
    return 0;
}

int main(void) {
    pthread_t t[3];
    x = __VERIFIER_nondet_uint() % 3;
    for (int i = 0; i < 3; i++)
        pthread_create(&t[i], 0, looks, &found[i]);
    for (int i = 0; i < 3; i++)
        pthread_join(t[i], 0);
    assert(found[0] + found[1] + found[2] == 1);
    return 0;
}
