// A data race that is a bug, in a program with an input that has nothing to do with it: no machine comes to a fault there.
// args: --races error
// expect: bug data-race line 13
#include <pthread.h>
#include <stddef.h>

int __VERIFIER_nondet_int(void);

static int x, input;

static void *worker(void *arg) {
    input = __VERIFIER_nondet_int();
    x = 1;
    return arg;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, worker, NULL);
    x = 2;
    pthread_join(t, NULL);
    return 0;
}
