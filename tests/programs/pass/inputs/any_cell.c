// Two threads use a cell of an array, whichever it is: the bounds are checked, so all that is left is as many cells as there are.
// expect: verified
// algorithms: classic, source, optimal, reads-from
// not-native: asks for an input
#include <assert.h>
#include <pthread.h>

extern int __VERIFIER_nondet_int(void);
static int a[4];
static int i;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

static void *adds(void *arg) {
    if (i < 0 || i >= 4)
        return arg;
    pthread_mutex_lock(&m);
    a[i]++;
    pthread_mutex_unlock(&m);
    return arg;
}

int main(void) {
    pthread_t t, u;
    i = __VERIFIER_nondet_int();
    pthread_create(&t, 0, adds, 0);
    pthread_create(&u, 0, adds, 0);
    pthread_join(t, 0);
    pthread_join(u, 0);
    assert(a[0] + a[1] + a[2] + a[3] == (i >= 0 && i < 4 ? 2 : 0));
    return 0;
}
