// The same as a number, which another thread is given.
// expect: bug assertion line 9
#include <assert.h>
#include <pthread.h>
#include <stdint.h>
extern long __VERIFIER_nondet_long(void);
int b[40];
void *worker(void *arg) {
    assert((uintptr_t)arg != 0);
    return arg;
}
int main(void) {
    pthread_t t;
    pthread_create(&t, 0, worker, (void *)((uintptr_t)b + __VERIFIER_nondet_long()));
    pthread_join(t, 0);
}
