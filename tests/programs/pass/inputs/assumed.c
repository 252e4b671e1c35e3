// What is assumed of an input holds from there on; who assumes what does not hold stops, and the other thread goes on.
// expect: verified
// not-native: asks for an input
#include <assert.h>
#include <pthread.h>

extern int __VERIFIER_nondet_int(void);
extern void __VERIFIER_assume(int);
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int sum;

static void *add(void *arg) {
    int n = __VERIFIER_nondet_int();
    __VERIFIER_assume(n > 0 && n < 1000000);
    pthread_mutex_lock(&m);
    sum += n;
    assert(sum > 0);
    pthread_mutex_unlock(&m);
    return arg;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, 0, add, 0);
    add(0);
    pthread_join(t, 0);
    assert(sum >= 2);
    return 0;
}
